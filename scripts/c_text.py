"""The C code that mypyc wrote, as the C compiler gets it: the same program with less to compile.

Half of the code of a game is not the game: what runs at import, doors for Python's own calls, reports of errors. Each
rewriting here leaves alone what it does not recognise, so a newer mypyc costs time, never a wrong program.
"""

from __future__ import annotations

import re
from typing import Final

# How mypyc begins the C file of a module: with the headers of its library.
OWN_HEADERS: Final = re.compile(rb'(?:#include "__native_\w+\.h"\n)+')
BEGINNING: Final = re.compile(
    rb'(?:#(?:include|pragma) .*\n)*#include "__native_\w+\.h"\n(?:#(?:include|pragma) .*\n)*'
)
# Other libraries reach ours through a table of pointers, never by name. So its names are hidden: code and data of
# another file of the library are reached directly, without a lookup. What Python and mypyc's library declare is not ours.
HIDDEN: Final = b"#include <CPy.h>\n#pragma GCC visibility push(hidden)\n"
SHOWN: Final = b"#pragma GCC visibility pop\n"

# Functions that run once, when a module is imported.
AT_IMPORT: Final = (
    re.compile(rb"\nchar CPyDef_\w+_____top_level__\(void\) \{\n"),
    re.compile(rb"\nPyObject \*CPyInit(?:Only)?_\w+\(void\)\n\{"),
    re.compile(rb"\nstatic int CPyExec_\w+__impl\(PyObject \*\w+\)\n\{"),
    re.compile(rb"\nint CPyExec_\w+\(PyObject \*\w+\)\n\{"),
)
# Doors for plain Python, which takes longer than they do: compiled code calls and reads what is behind them.
DOORS: Final = (
    re.compile(rb"\n        PyObject \*CPyPy_\w+\([^;{}]*\) \{\n"),
    re.compile(rb"\nstatic PyObject \*\n\w+_(?:get_\w+|new)\([^;{}]*\)\n\{"),
    re.compile(rb"\nstatic int\n\w+_(?:set_\w+|init)\([^;{}]*\)\n\{"),
)
# Doors of functions that mypyc made itself, which stand in no line: Python never sees them, a table only names them.
BLIND_DOOR: Final = re.compile(
    rb"(\n        PyObject \*CPyPy_\w+_glue\([^;{}]*\) \{\n)((?:            .*\n|fail: ;\n)+)        \}\n"
)
NO_LINE: Final = b'_glue", -1, '
WALLED_UP: Final = b"            PyErr_BadInternalCall();\n            return NULL;\n        }\n"

# A report of an error takes four arguments, at a hundred thousand places; one number says the same.
REPORT: Final = re.compile(
    rb'CPy_AddTraceback\("([^"]+)", "([^"]+)", (\d{1,4}), (CPyStatic_\w+___globals)\);'
)
REPORTER: Final = b"""static __attribute__((noinline, cold)) void CPyReport(int place) {
    static const char *const functions[] = {%s};
    CPy_AddTraceback("%s", functions[place / 10000], place %% 10000, %s);
}
"""


def shortened(text: bytes, as_it_is: bytes) -> bytes:
    """The C file of a module with less to compile; `as_it_is` keeps the compiler from optimising a function."""
    headers = OWN_HEADERS.match(text)
    if headers is None:  # mypyc's own library
        return text
    body = BLIND_DOOR.sub(walled_up, text[headers.end() - 1 :])
    for functions in (*AT_IMPORT, *DOORS):
        body = functions.sub(lambda found: b"\n" + as_it_is + found[0][1:], body)
    return HIDDEN + headers[0] + SHOWN + with_short_reports(body[1:])


def walled_up(door: re.Match[bytes]) -> bytes:
    """A door without a way through; or the door as it is, if it belongs to a function that somebody wrote."""
    return door[1] + WALLED_UP if NO_LINE in door[2] else door[0]


def beginning(text: bytes) -> bytes:
    """What a C file reads first, if these are the headers of its library: all files of the library begin so."""
    found = BEGINNING.match(text)
    return found[0] if found else b""


def with_short_reports(text: bytes) -> bytes:
    """Code that reports its errors through a function of its own, which knows the file and the names in it."""
    first = REPORT.search(text)
    if first is None:
        return text
    names: dict[bytes, int] = {}

    def short(report: re.Match[bytes]) -> bytes:
        if (report[1], report[4]) != (first[1], first[4]):
            return report[0]
        return b"CPyReport(%d);" % (
            names.setdefault(report[2], len(names)) * 10000 + int(report[3])
        )

    text = REPORT.sub(short, text)
    functions = b", ".join(b'"%s"' % name for name in names)
    return REPORTER % (functions, first[1], first[4]) + text
