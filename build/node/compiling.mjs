// How the Python is set up that byte-compiles what is shipped: with a fixed date py_compile writes
// hash-based files, which are the same in every build.
export const COMPILING = {
  HOME: "/home/pyodide",
  SOURCE_DATE_EPOCH: "315532800",
  PYTHONOPTIMIZE: "2",
  PYTHONNODEBUGRANGES: "1",
};
