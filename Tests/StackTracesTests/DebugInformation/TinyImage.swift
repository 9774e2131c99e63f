#if os(Linux)
    @testable import StackTraces

    /// An image of two functions, written byte by byte, with debug information of a version of DWARF.
    ///
    /// "cook" is at 0x1000 to 0x1100 of the image, and "wash" follows up to 0x1180. From 0x1020 to 0x1030 "boil" is
    /// inlined into "cook", called in line 7, and from 0x1024 on "salt" is inlined into "boil".
    struct TinyImage {
        static let base: UInt64 = 0x40_0000

        let version: UInt8
        /// The instructions that make the rows of "wash", from line 7 at its address on.
        private let rowsOfWash: Bytes
        /// The sections, which a test may change.
        var sections: [(name: String, flags: UInt64, bytes: Bytes)] = []

        init(version: UInt8, rowsOfWash: Bytes = Bytes([3, 5, 1])) {
            self.version = version
            self.rowsOfWash = rowsOfWash
            sections = [
                (".symtab", 0, symbols),
                (".strtab", 0, Bytes().text("").text("cook").text("wash").text("data")),
                (".debug_abbrev", 0, abbreviations), (".debug_info", 0, units), (".debug_line", 0, lines),
                (".debug_str", 0, texts),
                (".debug_line_str", 0, Bytes().text("/src").text("kitchen").text("Cook.swift")),
                (".debug_str_offsets", 0, Bytes().u32(12).u16(5).u16(0).u32(0).u32(7)),
                (
                    ".debug_addr", 0,
                    Bytes().u32(20).u16(5).u8(8).u8(0).u64(address(0x1000)).u64(address(0x1100))
                ),
                (".debug_ranges", 0, ranges), (".debug_rnglists", 0, rangeLists),
            ]
        }

        private func address(_ offset: UInt64) -> UInt64 { Self.base + offset }

        private var symbols: Bytes {
            func symbol(_ name: UInt32, _ kind: UInt8, _ start: UInt64, _ size: UInt64) -> Bytes {
                Bytes().u32(name).u8(kind).u8(0).u16(1).u64(address(start)).u64(size)
            }
            // The second name of an address is ignored, and so is a symbol of data.
            return symbol(6, 2, 0x1100, 0x80) + symbol(11, 1, 0x1010, 8) + symbol(1, 2, 0x1000, 0x100)
                + symbol(11, 2, 0x1000, 0x10)
        }

        // Name, directory, lines, addresses and, for version 5, the bases of their tables.
        private var abbreviations: Bytes {
            let root = Bytes().u8(1).u8(0x11).u8(1)
            let attributes =
                version < 5
                ? Bytes([0x03, 0x0e, 0x1b, 0x08, 0x10, 0x17, 0x11, 0x01, 0x55, 0x17])
                : Bytes([
                    0x03, 0x25, 0x1b, 0x1f, 0x10, 0x17, 0x11, 0x1b, 0x55, 0x23, 0x72, 0x17, 0x73, 0x17, 0x74,
                    0x17,
                ])
            let function = Bytes([0x2e, 1, 0x6e, 0x08, 0, 0])
            let call = Bytes([
                0x1d, 1, 0x31, 0x13, 0x11, 0x01, 0x12, 0x06, 0x58, 0x0b, 0x59, 0x0b, 0x57, 0x0b, 0, 0,
            ])
            return root + attributes + Bytes([0, 0, 2]) + function + Bytes([3]) + call + Bytes([0])
        }

        private var units: Bytes {
            let header =
                version < 5
                ? Bytes().u16(4).u32(0).u8(8) : Bytes().u16(5).u8(1).u8(8).u32(0)
            let root =
                version < 5
                ? Bytes().u8(1).u32(0).text("/src").u32(0).u64(address(0)).u32(0)
                : Bytes().u8(1).u8(0).u32(0).u32(0).u8(0).u8(0).u32(8).u32(8).u32(12)
            var unit = header + root
            // The two inlined functions, with their offsets in the unit.
            let boil = UInt32(unit.count + 4)
            unit = unit + Bytes().u8(2).text("boil").u8(0)
            let salt = UInt32(unit.count + 4)
            unit = unit + Bytes().u8(2).text("salt").u8(0)
            func call(_ function: UInt32, _ start: UInt64, _ size: UInt32, _ line: UInt8) -> Bytes {
                Bytes().u8(3).u32(function).u64(address(start)).u32(size).u8(1).u8(line).u8(3)
            }
            unit = unit + Bytes().u8(2).text("cook") + call(boil, 0x1020, 0x10, 7) + call(salt, 0x1024, 4, 8)
            unit = unit + Bytes([0, 0, 0, 0])
            return Bytes().u32(UInt32(unit.count)) + unit
        }

        private var lines: Bytes {
            // One byte for each instruction, lines from -3 to 8, and the lengths of the first twelve opcodes.
            var header = Bytes([1, 1, 1, 0xfd, 12, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1])
            if version < 5 {
                header = header + Bytes().text("kitchen").u8(0).text("Cook.swift").u8(1).u8(0).u8(0).u8(0)
            } else {
                header = header + Bytes([1, 1, 0x1f, 2]).u32(0).u32(5)
                header = header + Bytes([2, 1, 0x1f, 2, 0x0b, 2]).u32(13).u8(0).u32(13).u8(1)
            }
            let program =
                Bytes([0, 9, 2]).u64(address(0x1000)) + Bytes([3, 4, 1])  // line 5
                + Bytes([2, 0x20, 3, 15, 1])  // line 20 from 0x1020
                + Bytes([13 + 4 * 12 + 3 + 2])  // line 22 from 0x1024
                + Bytes([2, 0x0c, 3]) + Bytes([UInt8(bitPattern: -15) & 0x7f, 1])  // line 7 from 0x1030
                + Bytes([2, 0xd0, 0x01]) + rowsOfWash  // line 12 from 0x1100
                + Bytes([2, 0x80, 0x01, 0, 1, 1])
            let rest = header + program
            let start = version < 5 ? Bytes().u16(4) : Bytes().u16(5).u8(8).u8(0)
            let table = start.u32(UInt32(header.count)) + rest
            return Bytes().u32(UInt32(table.count)) + table
        }

        private var texts: Bytes { Bytes().text("Unit.o").text("Cook.swift") }

        private var ranges: Bytes {
            Bytes().u64(0x1000).u64(0x1100).u64(~0).u64(address(0x1100)).u64(0).u64(0x80).u64(0).u64(0)
        }

        private var rangeLists: Bytes {
            // One list, from the base of the unit and to an address of the table.
            let list = Bytes([4, 0, 0x80, 0x02, 3, 1, 0x80, 0x01, 0])
            return Bytes().u32(UInt32(12 + list.count)).u16(5).u8(8).u8(0).u32(1).u32(4) + list
        }

        /// The bytes of the file.
        var bytes: [UInt8] {
            var names = Bytes().text("")
            var contents = Bytes()
            var headers = Bytes([UInt8](repeating: 0, count: 64))
            let all = sections + [(".shstrtab", 0, Bytes())]
            for (name, flags, bytes) in all {
                let place = UInt32(names.count)
                names = names.text(name)
                let isNames = name == ".shstrtab"
                let size = UInt64(isNames ? names.count : bytes.count)
                headers = headers.u32(place).u32(1).u64(flags).u64(0)
                    .u64(UInt64(120 + contents.count)).u64(size)
                headers = headers.u32(0).u32(0).u64(1).u64(0)
                contents = contents + (isNames ? names : bytes)
            }
            let header = Bytes([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9))
                .u16(3).u16(62).u32(1).u64(0).u64(64).u64(UInt64(120 + contents.count)).u32(0)
                .u16(64).u16(56).u16(1).u16(64).u16(UInt16(all.count + 1)).u16(UInt16(all.count))
            let segment = Bytes().u32(1).u32(5).u64(0).u64(Self.base).u64(Self.base)
                .u64(0x2000).u64(0x2000).u64(0x1000)
            return (header + segment + contents + headers).all
        }

        /// The functions at an address, or nil if the image is not understood.
        func functions(at offset: UInt64) -> [ImageSymbols.Function]? {
            withRun(of: bytes) { run in
                var symbols = ImageSymbols(run)
                return symbols?.functions(at: offset)
            }
        }
    }

    /// Calls a closure with bytes at a fixed address.
    func withRun<Result>(of bytes: [UInt8], _ body: (ByteRun) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else {
                return try withRun(of: [0]) { try body(ByteRun(start: $0.start, count: 0)) }
            }
            return try body(ByteRun(start: start, count: buffer.count))
        }
    }

    /// Numbers and texts as they are encoded in an image.
    struct Bytes {
        private(set) var all: [UInt8]

        init(_ all: [UInt8] = []) { self.all = all }

        var count: Int { all.count }

        func u8(_ value: UInt8) -> Bytes { Bytes(all + [value]) }
        func u16(_ value: UInt16) -> Bytes { number(UInt64(value), 2) }
        func u32(_ value: UInt32) -> Bytes { number(UInt64(value), 4) }
        func u64(_ value: UInt64) -> Bytes { number(value, 8) }
        func text(_ text: String) -> Bytes { Bytes(all + Array(text.utf8) + [0]) }

        private func number(_ value: UInt64, _ size: UInt64) -> Bytes {
            Bytes(all + (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
        }

        static func + (first: Bytes, second: Bytes) -> Bytes { Bytes(first.all + second.all) }
    }
#endif
