startAll();
