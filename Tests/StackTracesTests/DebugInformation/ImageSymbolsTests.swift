#if os(Linux)
    import Testing

    @testable import StackTraces

    /// The functions, files and lines of addresses are read from an image.
    struct ImageSymbolsTests {
        private typealias Function = ImageSymbols.Function

        private func cook(_ line: Int) -> Function {
            Function(rawName: "cook", path: "kitchen/Cook.swift", line: line)
        }

        @Test(arguments: [4, 5] as [UInt8])
        func anAddressHasAFunctionAndALine(version: UInt8) {
            let image = TinyImage(version: version)
            #expect(image.functions(at: 0x1004) == [cook(5)])
            #expect(image.functions(at: 0x101f) == [cook(5)])
            #expect(image.functions(at: 0x1030) == [cook(7)])
            let wash = Function(rawName: "wash", path: "kitchen/Cook.swift", line: 12)
            #expect(image.functions(at: 0x1100) == [wash])
            #expect(image.functions(at: 0x117f) == [wash])
        }

        @Test(arguments: [4, 5] as [UInt8])
        func aFunctionInlinedIntoAnotherIsFound(version: UInt8) {
            let image = TinyImage(version: version)
            let boil = Function(rawName: "boil", path: "kitchen/Cook.swift", line: 20)
            #expect(image.functions(at: 0x1020) == [boil, cook(7)])
            let salt = Function(rawName: "salt", path: "kitchen/Cook.swift", line: 22)
            let around = Function(rawName: "boil", path: "kitchen/Cook.swift", line: 8)
            #expect(image.functions(at: 0x1024) == [salt, around, cook(7)])
        }

        @Test(arguments: [4, 5] as [UInt8])
        func theSmallestOfTwoFunctionsAtOneAddressIsFound(version: UInt8) {
            #expect(TinyImage(version: version).functions(at: 0x1000)?.map(\.rawName) == ["data"])
        }

        /// It names an imported module, and would take long to read.
        @Test func aUnitWithoutRoomForAFunctionIsNotRead() throws {
            var image = TinyImage(version: 4)
            let index = try #require(image.sections.firstIndex { $0.name == ".debug_info" })
            let units = image.sections[index].bytes
            func unsupported(_ count: Int) -> Bytes {
                Bytes().u32(UInt32(count)) + Bytes(Array(repeating: 9, count: count))
            }
            image.sections[index].bytes = unsupported(39) + units
            #expect(image.functions(at: 0x1004) == [cook(5)])
            image.sections[index].bytes = unsupported(40) + units
            #expect(image.functions(at: 0x1004) == nil)
        }

        @Test func anAddressWithoutLinesHasAFunctionOnly() {
            let image = TinyImage(version: 4)
            #expect(image.functions(at: 0x1180) == [Function(rawName: "wash")])
            #expect(image.functions(at: 0xfff) == [])
            #expect(image.functions(at: ~0) == [])
        }

        /// A unit is decoded once, and only if an address in it is looked up.
        @Test func unitsAreDecodedOnce() throws {
            try withRun(of: TinyImage(version: 4).bytes) { run in
                var symbols = try #require(ImageSymbols(run))
                let before = symbols.functions(at: 0xfff)
                #expect(before == [])
                let after = symbols.functions(at: 0x1180)
                #expect(after == [Function(rawName: "wash")])
                #expect(symbols.decodedUnits == 0)
                let inside = [0x1004, 0x1100].map { symbols.functions(at: $0)?.count }
                #expect(inside == [1, 1])
                #expect(symbols.decodedUnits == 1)
            }
        }

        // MARK: Unsupported images

        @Test(arguments: [".symtab", ".strtab", ".debug_info", ".debug_abbrev", ".debug_line"])
        func aMissingSectionIsRefused(name: String) {
            var image = TinyImage(version: 4)
            #expect(image.functions(at: 0x1004) != nil)
            image.sections.removeAll { $0.name == name }
            #expect(image.functions(at: 0x1004) == nil)
        }

        @Test func aCompressedSectionIsRefused() throws {
            var image = TinyImage(version: 4)
            let index = try #require(image.sections.firstIndex { $0.name == ".debug_line" })
            image.sections[index].flags = 0x800
            #expect(image.functions(at: 0x1004) == nil)
            image.sections[index].flags = 0
            image.sections[index].name = ".zdebug_line"
            #expect(image.functions(at: 0x1004) == nil)
        }

        @Test(arguments: [
            (4, 1, "32 bits"), (5, 2, "the highest byte first"), (18, 40, "another processor"),
            (0, 0, "no image"),
        ])
        func anotherKindOfImageIsRefused(offset: Int, value: UInt8, kind: String) {
            var bytes = TinyImage(version: 4).bytes
            #expect(withRun(of: bytes) { ImageSymbols($0) != nil })
            bytes[offset] = value
            #expect(withRun(of: bytes) { ImageSymbols($0) == nil }, "\(kind)")
        }

        @Test(arguments: [
            (4, 3, "DWARF 3"), (4, 6, "DWARF 6"), (6, 2, "types"), (6, 4, "the skeleton of another file"),
            (7, 4, "addresses of 32 bits"), (3, 0xff, "offsets of 64 bits"),
        ])
        func anotherKindOfUnitIsRefused(offset: Int, value: UInt8, kind: String) throws {
            var image = TinyImage(version: 5)
            let index = try #require(image.sections.firstIndex { $0.name == ".debug_info" })
            var unit = image.sections[index].bytes.all
            // The highest values of a length mark offsets of 64 bits.
            for place in offset == 3 ? 0...3 : offset...offset { unit[place] = value }
            image.sections[index].bytes = Bytes(unit)
            #expect(withRun(of: image.bytes) { ImageSymbols($0) == nil }, "\(kind)")
        }

        /// The entries of a unit are read only for an address in it.
        @Test func aUnitWithAnotherFormatIsRefused() throws {
            var image = TinyImage(version: 4)
            let index = try #require(image.sections.firstIndex { $0.name == ".debug_abbrev" })
            var table = image.sections[index].bytes.all
            let name = try #require(table.indices.first { table[$0...].starts(with: [0x6e, 0x08]) })
            // The signature of a type.
            table[name + 1] = 0x20
            image.sections[index].bytes = Bytes(table)
            #expect(image.functions(at: 0x1004) == nil)
            #expect(image.functions(at: 0xfff) == [])
        }

        @Test func aMissingPathIsUnknown() throws {
            var image = TinyImage(version: 5)
            let index = try #require(image.sections.firstIndex { $0.name == ".debug_line_str" })
            image.sections[index].bytes = Bytes([0x41])
            #expect(image.functions(at: 0x1004)?.map(\.path) == ["<unknown>/<unknown>"])
        }
    }
#endif
