import Foundation

/// Returns the address of a function that the process exports; nil if there is none. Private functions of the Swift
/// runtime and of the C library are looked up and not linked: if one of them is missing, the library still links, and
/// takes a slower path. The caller casts the address to the type of the function, and must document where that type is
/// specified.
package func runtimeSymbol(_ name: String) -> UnsafeMutableRawPointer? { dlsym(process, name) }

/// A handle of the whole process. `RTLD_DEFAULT` would be another one, but Swift imports it on no system, and its value
/// differs between systems. Unsafe only for the compiler: the handle is never closed.
nonisolated(unsafe) private let process = dlopen(nil, RTLD_LAZY)
