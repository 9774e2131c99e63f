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

        private let files: SourceFiles
        private var rows: [Row] = []

        /// Reads the table of a unit; nil if its format is not supported.
        init?(of unit: DebugUnit, _ entry: DebugUnitEntry, at offset: UInt64, in image: ElfImage) {
            guard let section = image[.lines], let rest = section.from(offset) else { return nil }
            var reader = ByteReader(rest)
            let (length, is64Bit) = reader.unitLength()
            let start = UInt64(reader.position)
            guard let table = rest.part(at: 0, count: start &+ length) else { return nil }
            reader = ByteReader(table, at: start)
            let version = reader.uint16()
            guard (2...5).contains(version) else { return nil }
            // The sizes of an address and of a segment.
            if version == 5 { guard reader.uint8() == 8, reader.uint8() == 0 else { return nil } }
            let headerLength = reader.offset(is64Bit: is64Bit)
            let program = UInt64(reader.position) &+ headerLength
            let unitOfAddress = reader.uint8()
            // Instructions with several operations exist only on processors that Swift does not support.
            if version >= 4 { guard reader.uint8() <= 1 else { return nil } }
            _ = reader.uint8()
            let lineBase = Int8(bitPattern: reader.uint8())
            let lineRange = reader.uint8()
            let firstSpecial = reader.uint8()
            guard lineRange > 0, firstSpecial > 0 else { return nil }
            var counts = [UInt8](repeating: 0, count: 256)
            for opcode in 1..<Int(firstSpecial) { counts[opcode] = reader.uint8() }
            let context = SourceFiles.Context(
                image: image, unit: unit, entry: entry, version: version, is64Bit: is64Bit,
                lines: offset)
            guard let files = SourceFiles(&reader, context), !reader.hasFailed else { return nil }
            self.files = files
            let operations = LineProgram(
                unitOfAddress: UInt64(unitOfAddress), lineBase: Int64(lineBase), lineRange: lineRange,
                firstSpecial: firstSpecial, argumentCounts: counts)
            reader = ByteReader(table, at: program)
            guard let rows = operations.rows(&reader) else { return nil }
            self.rows = rows
        }

        /// Returns the file and the line of an address.
        func place(at address: UInt64) -> (path: String, line: Int)? {
            position(of: address).map { (path(ofFile: UInt64(rows[$0].file)), Int(rows[$0].line)) }
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

        func path(ofFile index: UInt64) -> String { files.path(at: index) }
    }
#endif
