#if os(Linux)
    /// The functions, files and lines of an image, by address. The initializer reads an index of functions and an index
    /// of units. A look-up reads only the unit that contains the address, and keeps it, so that a further look-up takes
    /// microseconds. An address is the distance from the beginning of the image.
    struct ImageSymbols {
        /// A function that contains an address, and the line of the address.
        struct Function: Equatable {
            /// The mangled name.
            var rawName: String
            /// The file of the address; in a caller of an inlined function, the file of the call.
            var path: String?
            var line = 0
        }

        /// The names of all symbols, each with a zero after it.
        let names: ByteRun
        private let base: UInt64
        private let functions: FunctionTable
        private let units: UnitIndex
        private var tables: [Int: (lines: LineTable?, inlined: InlinedCalls)] = [:]

        /// The number of decoded units. A test measures the cost of a look-up by it.
        var decodedUnits: Int { tables.count }

        /// Reads the indices of an image; nil if its format is not supported. The file must stay in memory.
        init?(_ file: ByteRun) {
            guard let image = ElfImage(file), let units = UnitIndex(image) else { return nil }
            base = image.base
            names = image[.symbolNames]
            self.units = units
            functions = FunctionTable(image)
        }

        func name(at offset: UInt64) -> String? { functions.name(at: offset) }

        /// Returns the functions that contain an address, innermost first; nil if the format of the unit is not
        /// supported.
        mutating func functions(at offset: UInt64) -> [Function]? {
            guard let name = name(at: offset) else { return [] }
            guard let number = units.unit(at: offset) else { return [Function(rawName: name)] }
            guard let (lines, inlined) = tables(ofUnit: number) else { return nil }
            let address = base &+ offset
            var place = lines?.place(at: address)
            var found: [Function] = []
            for call in inlined.calls(at: address) {
                guard let inlined = inlined.name(ofFunctionAt: call.function) else { continue }
                found.append(Function(rawName: inlined, path: place?.path, line: place?.line ?? 0))
                place = lines.map { ($0.files.path(at: call.file), Int(clamping: call.line)) }
            }
            return found + [Function(rawName: name, path: place?.path, line: place?.line ?? 0)]
        }

        /// Returns the functions at the place where an async function continues after an `await`, innermost first; nil
        /// if the format of the unit is not supported.
        ///
        /// The place is the start of the function's part after the `await`. The compiler assigns the line of the
        /// `await` to the start, with two exceptions, in which only the code after it has the line. An `await` in the
        /// expansion of a macro, as in `#expect(await …)`, is in another file than the function, so the start has the
        /// line of the declaration. The `await` of `for await` is generated, so the start has no line.
        mutating func functions(resumedAt offset: UInt64) -> [Function]? {
            guard let found = functions(at: offset) else { return nil }
            guard let part = found.last, let number = units.unit(at: offset),
                let address = tables[number]?.lines?.correction(ofRowAt: base &+ offset)
            else { return found }
            let next = address &- base
            guard name(at: next) == part.rawName, let inside = functions(at: next),
                let outermost = inside.last
            else { return found }
            // In a closure, the compiler does not record which function contains the expansion.
            return outermost.path == part.path ? inside : inside + [part]
        }

        private mutating func tables(ofUnit number: Int) -> (lines: LineTable?, inlined: InlinedCalls)? {
            if let known = tables[number] { return known }
            let unit = units.units[number]
            guard let inlined = InlinedCalls(in: unit) else { return nil }
            var lines: LineTable?
            if let offset = unit.entry[.lineTable].offset {
                lines = LineTable(of: unit, at: offset)
                if lines == nil { return nil }
            }
            tables[number] = (lines, inlined)
            return tables[number]
        }
    }
#endif
