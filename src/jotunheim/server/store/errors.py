"""What can be wrong with a database."""

from jotunheim.kernel import UserError


class StoreError(UserError):
    """The database cannot be opened or is not ours."""
