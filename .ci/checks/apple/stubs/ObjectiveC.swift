// A stub of the module of Objective-C, for type-checks: it only makes `canImport(ObjectiveC)` true, because the library uses
// nothing of it.
