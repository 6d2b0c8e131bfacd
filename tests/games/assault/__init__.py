"""Tests of Assault of the Giants, one module a chapter of its ledger."""
