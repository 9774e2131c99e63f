import Foundation

/// Returns the value of an environment variable; nil if it is not set. Foundation makes a dictionary of the whole
/// environment, which takes 40 µs, at the end of each test with the trait `.verifiesMocks`.
package func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
