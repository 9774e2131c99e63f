#if os(Linux)
    /// A reader of little-endian numbers from bytes that may be corrupt.
    ///
    /// No input makes it trap. A read past the end returns zero and sets `hasFailed`, so a sequence of reads needs only
    /// one check at its end, and a loop needs one in its condition. The reader has no closures and no generic code,
    /// because they are slow without optimization, and unit tests are built without it.
    struct ByteReader {
        private let start: UnsafePointer<UInt8>
        private let end: Int
        private(set) var position: Int
        private(set) var hasFailed: Bool

        /// Starts at an offset in a run. The reader has failed if the offset is past the end.
        init(_ run: ByteRun, at offset: UInt64 = 0) {
            start = run.start
            end = run.count
            hasFailed = offset > UInt64(run.count)
            position = hasFailed ? run.count : Int(offset)
        }

        var isAtEnd: Bool { position >= end }

        /// The number of bytes that are left.
        var remaining: Int { end &- position }

        /// Marks the result of all reads as invalid.
        mutating func fail() {
            hasFailed = true
            position = end
        }

        mutating func uint8() -> UInt8 {
            guard position < end else {
                fail()
                return 0
            }
            let byte = start[position]
            position &+= 1
            return byte
        }

        mutating func uint16() -> UInt16 {
            guard end &- position >= 2 else {
                fail()
                return 0
            }
            let value = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: position, as: UInt16.self)
            position &+= 2
            return UInt16(littleEndian: value)
        }

        mutating func uint32() -> UInt32 {
            guard end &- position >= 4 else {
                fail()
                return 0
            }
            let value = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: position, as: UInt32.self)
            position &+= 4
            return UInt32(littleEndian: value)
        }

        mutating func uint64() -> UInt64 {
            guard end &- position >= 8 else {
                fail()
                return 0
            }
            let value = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: position, as: UInt64.self)
            position &+= 8
            return UInt64(littleEndian: value)
        }

        /// Reads an unsigned number of variable length (LEB128). Bits after the 64th are dropped.
        mutating func uleb128() -> UInt64 {
            var byte = uint8()
            if byte < 0x80 { return UInt64(byte) }
            var value = UInt64(byte & 0x7f)
            var shift: UInt64 = 7
            while byte >= 0x80 {
                byte = uint8()
                if shift < 64 { value |= UInt64(byte & 0x7f) &<< shift }
                shift &+= 7
            }
            return value
        }

        /// Reads a signed number of variable length (LEB128). Bits after the 64th are dropped.
        mutating func sleb128() -> Int64 {
            var value: UInt64 = 0
            var shift: UInt64 = 0
            var byte: UInt8
            repeat {
                byte = uint8()
                if shift < 64 { value |= UInt64(byte & 0x7f) &<< shift }
                shift &+= 7
            } while byte >= 0x80
            if byte & 0x40 != 0, shift < 64 { value |= ~0 &<< shift }
            return Int64(bitPattern: value)
        }

        mutating func skip(_ count: UInt64) {
            guard count <= UInt64(end &- position) else { return fail() }
            position &+= Int(count)
        }

        /// Skips a text and the zero that ends it.
        mutating func skipText() {
            while uint8() != 0, !hasFailed {}
        }

        /// Reads the length of a unit, whose form shows whether the offsets in the unit have 64 bits.
        mutating func unitLength() -> (length: UInt64, is64Bit: Bool) {
            let length = uint32()
            if length == 0xffff_ffff { return (uint64(), true) }
            if length >= 0xffff_fff0 { fail() }
            return (UInt64(length), false)
        }

        /// Reads an offset into another section.
        mutating func offset(is64Bit: Bool) -> UInt64 {
            is64Bit ? uint64() : UInt64(uint32())
        }
    }
#endif
