/// Returns a value as one that its receiver may send on to another actor or thread.
///
/// A mock is one object for all threads and takes answers of any type, so the compiler cannot know that nobody else
/// holds on to one. A requirement with a `sending` result could not be mocked in one line otherwise.
func handOver<Value>(_ value: Value) -> sending Value {
    nonisolated(unsafe) let value = value
    return value
}
