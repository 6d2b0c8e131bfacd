"""What the C compiler gets of the code that mypyc wrote (issue 19): the same program with less to compile."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.houses import ROOT

# A module as mypyc writes it, as far as it matters here.
MODULE = """#include "__native_pebbles.h"
static PyObject *
Pebble_get_weight(PebbleObject *self, void *closure)
{
    return read(self);
}
static int
Pebble_traverse(PebbleObject *self, visitproc visit, void *arg)
{
    return 0;
}
int CPyExec_pebbles(PyObject *module)
{
    return 0;
}
PyObject *CPyDef_weigh(PyObject *cpy_r_g) {
    if (unlikely(cpy_r_g == NULL)) {
        CPy_AddTraceback("pebbles.py", "weigh", 7, CPyStatic_pebbles___globals);
        goto CPyL1;
    }
    CPy_AddTraceback("stones.py", "weigh", 8, CPyStatic_pebbles___globals);
}

        PyObject *CPyPy_weigh(PyObject *self, PyObject *const *args) {
            return CPyDef_weigh(self);
fail: ;
            CPy_AddTraceback("pebbles.py", "weigh", 7, CPyStatic_pebbles___globals);
            return NULL;
        }

        PyObject *CPyPy_weigh__Stone_glue(PyObject *self, PyObject *const *args) {
            return CPyDef_weigh(self);
fail: ;
            CPy_AddTraceback("pebbles.py", "weigh__Stone_glue", -1, CPyStatic_pebbles___globals);
            return NULL;
        }

        PyObject *CPyPy_buy_glue(PyObject *self, PyObject *const *args) {
            return CPyDef_buy_glue(self);
fail: ;
            CPy_AddTraceback("pebbles.py", "buy_glue", 9, CPyStatic_pebbles___globals);
            return NULL;
        }
char CPyDef_pebbles_____top_level__(void) {
    return 1;
}
"""


@pytest.fixture(autouse=True)
def scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    for name in ("c_text", "tree"):
        monkeypatch.delitem(sys.modules, name, raising=False)


def compiled_from(text: str) -> str:
    """What the compiler gets."""
    from c_text import shortened

    return shortened(text.encode(), b"QUICKLY ").decode()


def test_what_runs_once_and_what_only_python_calls_is_compiled_quickly() -> None:
    lines = compiled_from(MODULE).splitlines()

    marked = [
        (line + lines[number + 1]).removeprefix("QUICKLY ").split("(")[0].split()[-1]
        for number, line in enumerate(lines)
        if line.startswith("QUICKLY ")
    ]
    assert [name.removeprefix("*") for name in marked] == [
        "Pebble_get_weight",
        "CPyExec_pebbles",
        "CPyPy_weigh",
        "CPyPy_weigh__Stone_glue",
        "CPyPy_buy_glue",
        "CPyDef_pebbles_____top_level__",
    ]


def test_a_door_that_nobody_uses_is_walled_up_and_one_of_our_own_functions_is_not() -> None:
    text = compiled_from(MODULE)

    assert text.count("PyErr_BadInternalCall();") == 1
    assert "_glue(PyObject *self, PyObject *const *args) {\n            PyErr_Bad" in text
    assert text.count("return CPyDef_weigh(self);") == 1
    assert "return CPyDef_buy_glue(self);" in text


def test_mypycs_own_library_is_compiled_as_it_is() -> None:
    library = '#include "CPy.h"\nchar CPyDef_x_____top_level__(void) {\n}\n'

    assert compiled_from(library) == library


# The part of mypyc's library that a report of an error needs; it prints what it was told.
LIBRARY = """#include <stdio.h>
typedef void PyObject;
static void CPy_AddTraceback(const char *file, const char *function, int line, void *globals) {
    printf("%s %s %d %s\\n", file, function, line, (char *)globals);
}
"""
REPORTS = """#include "__native_pebbles.h"
char CPyStatic_pebbles___globals[] = "pebbles", CPyStatic_stones___globals[] = "stones";
int main(void) {
    CPy_AddTraceback("pebbles.py", "weigh", 7, CPyStatic_pebbles___globals);
    CPy_AddTraceback("pebbles.py", "<module>", 9999, CPyStatic_pebbles___globals);
    CPy_AddTraceback("pebbles.py", "weigh", 10000, CPyStatic_pebbles___globals);
    CPy_AddTraceback("pebbles.py", "weigh__Stone_glue", -1, CPyStatic_pebbles___globals);
    CPy_AddTraceback("stones.py", "weigh", 8, CPyStatic_stones___globals);
    CPy_AddTraceback("pebbles.py", "throw", 1, CPyStatic_pebbles___globals);
    return 0;
}
"""


def test_reports_of_errors_say_the_same_in_fewer_words(tmp_path: Path) -> None:
    from tree import compiler

    if not compiler():
        pytest.skip("no C compiler")
    (tmp_path / "CPy.h").write_text("#ifndef C\n#define C\n" + LIBRARY + "#endif\n")
    (tmp_path / "__native_pebbles.h").write_text(
        "#include <CPy.h>\nextern char CPyStatic_pebbles___globals[];\n"
    )
    texts = [REPORTS, compiled_from(REPORTS)]

    said = []
    for number, text in enumerate(texts):
        source, program = tmp_path / f"{number}.c", tmp_path / f"{number}"
        source.write_text(text)
        subprocess.run([*compiler(), f"-I{tmp_path}", str(source), "-o", str(program)], check=True)
        said.append(subprocess.run([str(program)], capture_output=True, check=True).stdout)

    assert texts[1].count("CPyReport(") == 4  # what it is, and three places
    assert said[0] == said[1] and said[0].count(b"\n") == 6


def test_names_of_a_library_are_hidden_but_those_of_python_are_not() -> None:
    assert compiled_from(MODULE).startswith(
        "#include <CPy.h>\n"
        "#pragma GCC visibility push(hidden)\n"
        '#include "__native_pebbles.h"\n'
        "#pragma GCC visibility pop\n"
    )
