#if os(Linux) && canImport(Runtime)
    /// The library or program that contains an address.
    struct LoadedImage: Sendable {
        let base: UInt
        let path: String
        /// Whether it belongs to the toolchain or to the system.
        let isOfSystem: Bool
        /// Whether it is a test framework.
        let isTestFramework: Bool
        /// Whether the address is in the function of XCTest that calls a test.
        let callsTest: Bool

        /// Finds the image in the dynamic linker. `ImageMap` of the `Runtime` module sometimes misses a library.
        ///
        /// Without it, the address has no image, and the frame is left out.
        init(containing address: UInt) {
            let facts = LinkerFacts(at: address)
            let path = facts?.path ?? ""
            let symbol = facts?.symbol ?? ""
            base = facts?.base ?? 0
            self.path = path
            isTestFramework = path.contains("libXCTest") || path.contains("libTesting")
            callsTest = isTestFramework && symbol.contains("invokeTest")
            isOfSystem =
                isTestFramework || path.hasPrefix("/lib") || path.hasPrefix("/usr/lib")
                || ["/libswift", "/lib_", "/libFoundation", "/libdispatch"].contains { path.contains($0) }
        }
    }
#endif
