#if os(Linux) && canImport(Runtime)
    import Foundation

    /// The library or program that an address is in, and the function there.
    struct LoadedImage: Sendable {
        let base: UInt
        let path: String
        /// Whether it comes with the toolchain or with the system.
        let isOfSystem: Bool
        /// Whether it is a test framework.
        let isTestFramework: Bool
        /// Whether the address is in what calls a test of XCTest.
        let callsTest: Bool

        // Global, as an address means the same to every mock: looking one up compares it with all exported
        // functions of a library, which takes up to 0.1 ms, and failures have most of their callers in common. A
        // process has no more of them than calls in its code.
        private static let known = Lock<[UInt: LoadedImage]>([:])

        /// The images that addresses are in.
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

        /// Asks the dynamic linker. `ImageMap`, which would tell it too, leaves out a library now and then.
        private init(containing address: UInt) {
            // Path, base address, symbol and its address, as the C library fills them in.
            typealias Facts = (UnsafePointer<CChar>?, UInt, UnsafePointer<CChar>?, UInt)
            typealias Find = @convention(c) (UInt, UnsafeMutableRawPointer) -> Int32
            var facts: Facts = (nil, 0, nil, 0)
            if let symbol = runtimeSymbol("dladdr") {
                _ = unsafeBitCast(symbol, to: Find.self)(address, &facts)
            }
            let path = facts.0.map { String(cString: $0) } ?? ""
            let symbol = facts.2.map { String(cString: $0) } ?? ""
            base = facts.1
            self.path = path
            isTestFramework = path.contains("libXCTest") || path.contains("libTesting")
            callsTest = isTestFramework && symbol.contains("invokeTest")
            isOfSystem =
                isTestFramework || path.hasPrefix("/lib") || path.hasPrefix("/usr/lib")
                || ["/libswift", "/lib_", "/libFoundation", "/libdispatch"].contains { path.contains($0) }
        }
    }
#endif
