#if os(Linux) && canImport(Runtime)
    import Foundation

    /// The images in which the functions of traces were looked up, and the functions found there.
    struct KnownImages {
        // Global, because all mocks share the images of the process. Reading an image takes up to a tenth of a
        // second, a thousand times as long as a look-up afterwards. The content depends only on the program, and the
        // number of calls in its code bounds the size. Unsafe only for the compiler: only `withLock` has access.
        nonisolated(unsafe) private static var shared = KnownImages()
        private static let lock = NSLock()

        /// Calls a closure with what is known. One thread at a time has access.
        static func withLock<Result>(_ body: (inout KnownImages) -> Result) -> Result {
            lock.withLock { body(&shared) }
        }

        /// The images, which need their files, by their addresses; nil for formats that are not supported.
        private var images: [UInt: (file: ImageFile, symbols: ImageSymbols)?] = [:]
        private var loaded: [UInt: LoadedImage] = [:]
        private var functions: [UInt: [TracedFunction]] = [:]
        private var asyncParts: [UInt: AsyncPart?] = [:]

        /// Returns the image that contains an address. The dynamic linker compares the address with all exported
        /// functions of a library, which takes up to 0.1 ms.
        mutating func image(containing address: UInt) -> LoadedImage {
            if let known = loaded[address] { return known }
            let image = LoadedImage(containing: address)
            loaded[address] = image
            return image
        }

        /// Returns the functions at a place, innermost first; none if the format of the image is not supported.
        mutating func functions(at resumption: Resumption) -> [TracedFunction] {
            if let known = functions[resumption.place] { return known }
            let image = resumption.image
            read(image)
            let offset = UInt64(resumption.place &- image.base)
            let found =
                resumption.isAsync
                ? images[image.base]??.symbols.functions(resumedAt: offset)
                : images[image.base]??.symbols.functions(at: offset)
            let named = found?.map(TracedFunction.init) ?? []
            functions[resumption.place] = named
            return named
        }

        /// Returns the part of an async function that contains an address; nil if the function is not async.
        mutating func asyncPart(at address: UInt, in image: LoadedImage) -> AsyncPart? {
            if let known = asyncParts[address] { return known }
            read(image)
            let symbols = images[image.base]??.symbols
            let part = symbols?.name(at: UInt64(address &- image.base)).flatMap { name in
                AsyncPart(mangledName: name) { symbols?.names.contains(textEndingIn: $0) ?? false }
            }
            asyncParts[address] = .some(part)
            return part
        }

        private mutating func read(_ image: LoadedImage) {
            guard images[image.base] == nil else { return }
            // The path of the program may be relative to a directory that was current earlier.
            let files = [image.path, "/proc/self/exe"].lazy.compactMap { ImageFile(path: $0) }
            let file = files.first { $0.isLoaded(at: image.base) }
            images[image.base] = .some(file.flatMap { file in ImageSymbols(file.bytes).map { (file, $0) } })
        }
    }

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
        /// Without it, the address has no image, and the frame is left out.
        init(containing address: UInt) {
            let facts = LinkerFacts(at: address)
            let path = facts?.path ?? ""
            base = facts?.base ?? 0
            self.path = path
            isTestFramework = Self.isTestFramework(path)
            callsTest = isTestFramework && facts?.symbol?.contains("invokeTest") == true
            isOfSystem = Self.isOfSystem(path)
        }

        // The path of a project may have the same words, so they are those of whole folders and of the file.

        static func isTestFramework(_ path: String) -> Bool {
            ["/libXCTest.", "/libTesting."].contains { path.contains($0) }
        }

        static func isOfSystem(_ path: String) -> Bool {
            let file = path.split(separator: "/").last ?? ""
            return isTestFramework(path) || ["/lib/", "/lib64/", "/usr/lib"].contains(where: path.hasPrefix)
                || ["libswift", "lib_", "libFoundation", "libdispatch"].contains(where: file.hasPrefix)
        }
    }
#endif
