import Foundation

/// Returns the value of an environment variable; nil if it is not set.
///
/// Foundation makes a dictionary of the whole environment, which takes 40 µs, at the end of each test with the trait
/// `.verifiesMocks`.
func environmentVariable(_ name: String) -> String? {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
        getenv(name).map { String(cString: $0) }
    #else
        ProcessInfo.processInfo.environment[name]
    #endif
}
