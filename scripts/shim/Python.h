/* The little that a shim needs of Python's own header, all of it in the stable ABI: hundreds of shims are
   compiled, and reading the whole header takes nearly all of their time. */

typedef struct _object PyObject;

#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF(object) Py_DecRef(object)

void Py_DecRef(PyObject *object);
PyObject *Py_BuildValue(const char *format, ...);
PyObject *PyImport_ImportModuleLevel(const char *name, PyObject *globals, PyObject *locals, PyObject *names, int level);
PyObject *PyObject_GetAttrString(PyObject *object, const char *name);
void *PyCapsule_GetPointer(PyObject *capsule, const char *name);
void PyErr_Clear(void);
