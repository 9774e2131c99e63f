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

        // Global, because all mocks share the images of the process. A look-up compares the address with all exported
        // functions of a library, which takes up to 0.1 ms, and most failures have the same callers. The number of
        // calls in the program bounds the number of addresses.
        private static let known = SharedValue<[UInt: LoadedImage]>([:])

        /// Returns the image that contains each of several addresses.
        static func containing(_ addresses: [UInt]) -> [LoadedImage] {
            known.withLock { known in
                addresses.map { address in
                    if let image = known[address] { return image }
                    let image = LoadedImage(containing: address)
                    known[address] = image
                    return image
                }
            }
        }

        /// Finds the image in the dynamic linker. `ImageMap` of the `Runtime` module sometimes misses a library.
        ///
        /// Without it, the address has no image, and the frame is left out.
        private init(containing address: UInt) {
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
