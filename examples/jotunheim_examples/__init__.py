"""Small games to copy from: each is complete, and none is part of Jotunheim itself."""
