"""Tests of GIANT, one module a chapter of its rules."""
