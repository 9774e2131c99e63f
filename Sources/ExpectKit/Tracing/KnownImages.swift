#if os(Linux) && canImport(Runtime)
    import Runtime

    /// The images that a failure has asked for functions.
    struct KnownImages {
        // Global, as an image is the same to every mock, and it takes up to a tenth of a second to read one, a
        // thousand times as long as to find a function in it afterwards. What is kept depends on nothing but the
        // program, and there is no more of it than calls in its code.
        static let shared = Lock(KnownImages())

        private struct Image {
            let file: ImageFile
            var symbols: ImageSymbols
        }

        /// The images by their addresses; nil for those that are not understood.
        private var images: [UInt: Image?] = [:]
        private var functions: [UInt: [TracedFunction]] = [:]
        private var asyncParts: [UInt: Bool] = [:]

        /// The functions that an address is in, innermost first; nil if its image is not understood.
        mutating func functions(at address: UInt, in image: LoadedImage) -> [TracedFunction]? {
            if let known = functions[address] { return known }
            read(image)
            let offset = UInt64(address &- image.base)
            guard let found = images[image.base]??.symbols.functions(at: offset) else { return nil }
            let named = found.map(TracedFunction.init)
            functions[address] = named
            return named
        }

        /// Keeps what the toolchain knows of an address, unless it knows nothing: it does not find all images each
        /// time.
        mutating func remember(_ named: [TracedFunction], at address: UInt) {
            if !named.isEmpty { functions[address] = named }
        }

        /// Whether an address is in what is left to do of an async function that has waited.
        mutating func isPartOfAsyncFunction(at address: UInt, in image: LoadedImage) -> Bool {
            if let known = asyncParts[address] { return known }
            read(image)
            let name = images[image.base]??.symbols.name(at: UInt64(address &- image.base))
            let isPart = name?.isOfPartOfAsyncFunction ?? false
            asyncParts[address] = isPart
            return isPart
        }

        private mutating func read(_ image: LoadedImage) {
            if images[image.base] == nil { images[image.base] = .some(Self.symbols(of: image)) }
        }

        private static func symbols(of image: LoadedImage) -> Image? {
            // The path of the program is the one that it was started with, which may be relative to a directory
            // that it has left.
            for path in [image.path, "/proc/self/exe"] {
                if let file = ImageFile(path: path), file.isLoaded(at: image.base) {
                    return ImageSymbols(file.bytes).map { Image(file: file, symbols: $0) }
                }
            }
            return nil
        }
    }

    extension String {
        /// Whether a mangled name ends in "TY" or "TQ" and a number: the function waited for another one, or for
        /// something else.
        fileprivate var isOfPartOfAsyncFunction: Bool {
            guard last == "_" else { return false }
            let kind = utf8.dropLast().reversed().drop {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
            }
            return kind.starts(with: "YT".utf8) || kind.starts(with: "QT".utf8)
        }
    }

    extension TracedFunction {
        fileprivate init(_ function: ImageSymbols.Function) {
            // Only a symbol can demangle a name without an interface that is not public.
            let symbol = SymbolicatedBacktrace.Symbol(
                imageIndex: 0, imageName: "", rawName: function.rawName, offset: 0, sourceLocation: nil)
            self.init(
                rawName: function.rawName, name: symbol.name, path: function.path, line: function.line)
        }
    }
#endif
