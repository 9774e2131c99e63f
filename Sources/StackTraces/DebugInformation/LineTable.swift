#if os(Linux)
    /// The lines of a unit.
    struct LineTable {
        /// The file and the line of the code from one address up to that of the next row.
        struct Row {
            var address: UInt64
            var line: UInt32
            var file: UInt32
            /// The value of `file` in the last row of a sequence, where the code ends.
            static var end: UInt32 { .max }
        }

        let files: SourceFiles
        private let rows: [Row]

        /// Reads the table of a unit; nil if its format is not supported.
        init?(of unit: DebugUnit, at offset: UInt64) {
            let section = unit.image[.lines]
            var reader = ByteReader(section, at: offset)
            let length = reader.length()
            // The positions in the part are those in the section, because texts are found by them.
            guard let table = section.part(at: 0, count: UInt64(reader.position) &+ length) else { return nil }
            reader = ByteReader(table, at: UInt64(reader.position))
            let version = reader.uint16()
            guard version == 4 || version == 5 else { return nil }
            // The sizes of an address and of a segment.
            if version == 5 { guard reader.uint8() == 8, reader.uint8() == 0 else { return nil } }
            let headerLength = reader.uint32()
            let start = UInt64(reader.position) &+ UInt64(headerLength)
            guard let program = LineProgram(&reader), let files = SourceFiles(&reader, version: version, of: unit)
            else { return nil }
            self.files = files
            reader = ByteReader(table, at: start)
            // Each row takes at least one byte of the program, so the capacity suffices. The system provides no memory
            // for the part that is never written.
            rows = [Row](unsafeUninitializedCapacity: reader.remaining) { rows, count in
                guard let start = rows.baseAddress else { return }
                count = program.run(&reader, into: start)
            }
            if reader.hasFailed { return nil }
        }

        /// Returns the file and the line of an address.
        func place(at address: UInt64) -> (path: String, line: Int)? {
            position(of: address).map { (files.path(at: UInt64(rows[$0].file)), Int(rows[$0].line)) }
        }

        /// Returns the address of the first code with a line after the row that starts at an address, if that row has
        /// no line or is in another file; nil otherwise.
        func correction(ofRowAt address: UInt64) -> UInt64? {
            guard let first = position(of: address), rows[first].address == address else { return nil }
            var position = first &+ 1
            while position &+ 1 < rows.count, rows[position].file != Row.end {
                let row = rows[position]
                // A row without a line is code that the compiler added. A row without code is replaced by the next one.
                if row.line > 0, row.address < rows[position &+ 1].address {
                    return rows[first].line == 0 || rows[first].file != row.file ? row.address : nil
                }
                position &+= 1
            }
            return nil
        }

        /// Returns the position of the row that contains an address.
        private func position(of address: UInt64) -> Int? {
            // If two rows contain the address, the first one is taken, as in the toolchain.
            rows.withUnsafeBufferPointer { rows in
                guard let start = rows.baseAddress else { return nil }
                var position = 1
                while position < rows.count {
                    if start[position &- 1].address <= address, address < start[position].address,
                        start[position &- 1].file != Row.end
                    {
                        return position &- 1
                    }
                    position &+= 1
                }
                return nil
            }
        }
    }

    /// The program that encodes the lines of a unit (DWARF 5, section 6.2.5).
    private struct LineProgram {
        /// The number of bytes that one step adds to the address.
        private let unitOfAddress: UInt64
        private let lineBase: Int64
        private let lineRange: UInt8
        /// The first of the codes that advance both the address and the line.
        private let firstSpecial: UInt8
        /// The number of arguments of each code below `firstSpecial`.
        private var argumentCounts = [UInt8](repeating: 0, count: 256)

        /// Reads the parameters of the program from the header of a line table.
        init?(_ reader: inout ByteReader) {
            unitOfAddress = UInt64(reader.uint8())
            // Instructions with several operations exist only on processors that Swift does not support.
            guard reader.uint8() <= 1 else { return nil }
            _ = reader.uint8()
            lineBase = Int64(Int8(bitPattern: reader.uint8()))
            lineRange = reader.uint8()
            firstSpecial = reader.uint8()
            guard lineRange > 0, firstSpecial > 0 else { return nil }
            for code in 1..<Int(firstSpecial) { argumentCounts[code] = reader.uint8() }
        }

        /// Runs the program, and returns the number of rows. There are at most as many as the program has bytes.
        func run(_ reader: inout ByteReader, into rows: UnsafeMutablePointer<LineTable.Row>) -> Int {
            var count = 0
            var address: UInt64 = 0
            var file: UInt32 = 1
            var line: Int64 = 1
            while !reader.isAtEnd {
                let code = reader.uint8()
                if code >= firstSpecial {
                    let adjusted = code &- firstSpecial
                    address = address &+ UInt64(adjusted / lineRange) &* unitOfAddress
                    line = line &+ lineBase &+ Int64(adjusted % lineRange)
                    rows[count] = LineTable.Row(address: address, line: UInt32(exactly: line) ?? 0, file: file)
                    count &+= 1
                    continue
                }
                switch code {
                case 0:
                    let length = reader.uleb128()
                    guard length > 0, !reader.hasFailed else { continue }
                    switch reader.uint8() {
                    case 1:
                        rows[count] = LineTable.Row(address: address, line: 0, file: LineTable.Row.end)
                        count &+= 1
                        (address, file, line) = (0, 1, 1)
                        reader.skip(length &- 1)
                    case 2 where length == 9: address = reader.uint64()
                    default: reader.skip(length &- 1)
                    }
                case 1:
                    rows[count] = LineTable.Row(address: address, line: UInt32(exactly: line) ?? 0, file: file)
                    count &+= 1
                case 2: address = address &+ reader.uleb128() &* unitOfAddress
                case 3: line = line &+ reader.sleb128()
                case 4: file = min(UInt32(clamping: reader.uleb128()), LineTable.Row.end &- 1)
                case 8: address = address &+ UInt64((255 &- firstSpecial) / lineRange) &* unitOfAddress
                case 9: address = address &+ UInt64(reader.uint16())
                // Columns, statements, prologues, and codes of later versions.
                default: for _ in 0..<argumentCounts[Int(code)] { _ = reader.uleb128() }
                }
            }
            return count
        }
    }
#endif
