#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Returns the address of a function that the process exports; nil if there is none, or if the platform has no
/// `dlsym`.
///
/// Private functions of the Swift runtime and of the C library are looked up and not linked: if one of them is
/// missing, the library still links, and takes a slower path. The caller casts the address to the type of the
/// function, and must document where that type is specified.
func runtimeSymbol(_ name: String) -> UnsafeMutableRawPointer? {
    #if canImport(Darwin)
        // RTLD_DEFAULT, which Swift does not import.
        dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
        // RTLD_DEFAULT is a null pointer here.
        dlsym(nil, name)
    #else
        nil
    #endif
}
