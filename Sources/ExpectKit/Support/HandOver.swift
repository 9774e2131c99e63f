/// Returns a value as `sending`, so that its receiver may pass it on to another actor or thread.
///
/// A mock is one object for all threads and returns answers of any type, so the compiler cannot check that no other
/// code keeps an answer. Without this function, a requirement with a `sending` result could not be mocked in one
/// line. A test that declares an object as an answer, and uses it at the same time, is responsible for the race.
/// This function reads and writes no memory, so it depends on no layout.
@inline(__always)
func handOver<Value>(_ value: Value) -> sending Value {
    nonisolated(unsafe) let value = value
    return value
}
