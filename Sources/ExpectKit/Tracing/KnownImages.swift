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

        /// The functions that an address is in, innermost first; nil if its image is not understood.
        mutating func functions(at address: UInt, in image: LoadedImage) -> [TracedFunction]? {
            if let known = functions[address] { return known }
            if images[image.base] == nil { images[image.base] = .some(Self.read(image)) }
            guard address >= image.base,
                let found = images[image.base]??.symbols.functions(at: UInt64(address &- image.base))
            else { return nil }
            let named = found.map(TracedFunction.init)
            functions[address] = named
            return named
        }

        private static func read(_ image: LoadedImage) -> Image? {
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

    extension TracedFunction {
        fileprivate init(_ function: ImageSymbols.Function) {
            // Only a symbol can demangle a name without an interface that is not public.
            let symbol = SymbolicatedBacktrace.Symbol(
                imageIndex: 0, imageName: "", rawName: function.rawName, offset: 0, sourceLocation: nil)
            self.init(
                rawName: function.rawName, name: symbol.name, path: function.path, line: function.line)
        }

        init(_ symbol: SymbolicatedBacktrace.Symbol) {
            self.init(
                rawName: symbol.rawName, name: symbol.name, path: symbol.sourceLocation?.path,
                line: symbol.sourceLocation?.line ?? 0)
        }
    }
#endif
