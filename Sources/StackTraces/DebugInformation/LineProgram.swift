#if os(Linux)
    /// The program that encodes the lines of a unit (DWARF 5, section 6.2.5).
    struct LineProgram {
        /// The number of bytes that one step adds to the address.
        let unitOfAddress: UInt64
        let lineBase: Int64
        let lineRange: UInt8
        /// The first of the codes that advance both the address and the line.
        let firstSpecial: UInt8
        /// The number of arguments of each code below `firstSpecial`.
        let argumentCounts: [UInt8]

        /// Runs the program; nil if it is incomplete.
        func rows(_ reader: inout ByteReader) -> [LineTable.Row]? {
            // Each row takes at least one byte of the program, so the capacity suffices. The system provides no memory
            // for the part that is never written.
            let rows = [LineTable.Row](unsafeUninitializedCapacity: reader.remaining) { rows, count in
                guard let start = rows.baseAddress else { return }
                count = run(&reader, into: start)
            }
            return reader.hasFailed ? nil : rows
        }

        private func run(_ reader: inout ByteReader, into rows: UnsafeMutablePointer<LineTable.Row>) -> Int {
            var count = 0
            var address: UInt64 = 0
            var file: UInt64 = 1
            var line: Int64 = 1
            while !reader.isAtEnd {
                let code = reader.uint8()
                if code >= firstSpecial {
                    let adjusted = code &- firstSpecial
                    address = address &+ UInt64(adjusted / lineRange) &* unitOfAddress
                    line = line &+ lineBase &+ Int64(adjusted % lineRange)
                    rows[count] = LineTable.Row(address, file, line)
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
                    rows[count] = LineTable.Row(address, file, line)
                    count &+= 1
                case 2: address = address &+ reader.uleb128() &* unitOfAddress
                case 3: line = line &+ reader.sleb128()
                case 4: file = reader.uleb128()
                case 8: address = address &+ UInt64((255 &- firstSpecial) / lineRange) &* unitOfAddress
                case 9: address = address &+ UInt64(reader.uint16())
                // Columns, statements, prologues, and codes of later versions.
                default: for _ in 0..<argumentCounts[Int(code)] { _ = reader.uleb128() }
                }
            }
            return count
        }
    }

    extension LineTable.Row {
        fileprivate init(_ address: UInt64, _ file: UInt64, _ line: Int64) {
            self.init(
                address: address, line: UInt32(exactly: line) ?? 0,
                file: min(UInt32(clamping: file), Self.end &- 1))
        }
    }
#endif
