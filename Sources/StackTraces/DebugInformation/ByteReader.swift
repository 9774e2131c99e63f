#if os(Linux)
    import Foundation

    /// A run of bytes in memory, such as a section of an image. It does not own the memory. Code that stores a run must
    /// also keep the memory alive.
    struct ByteRun {
        let start: UnsafePointer<UInt8>
        let count: Int

        /// A part of the run, or nil if some of it would be past the end.
        func part(at offset: UInt64, count: UInt64) -> ByteRun? {
            guard offset <= UInt64(self.count), count <= UInt64(self.count) &- offset else { return nil }
            return ByteRun(start: start + Int(offset), count: Int(count))
        }

        /// The value at an offset, such as a header; nil if some of it would be past the end.
        func value<Value: BitwiseCopyable>(_ type: Value.Type, at offset: UInt64) -> Value? {
            part(at: offset, count: UInt64(MemoryLayout<Value>.size)).map {
                UnsafeRawPointer($0.start).loadUnaligned(as: type)
            }
        }

        /// The values of a table; nil if some of them would be past the end.
        func values<Value: BitwiseCopyable>(_ type: Value.Type, at offset: UInt64, count: UInt16) -> [Value]? {
            let size = UInt64(MemoryLayout<Value>.size)
            guard let table = part(at: offset, count: size &* UInt64(count)) else { return nil }
            return (0..<UInt64(count)).compactMap { table.value(type, at: $0 &* size) }
        }

        /// The text from an offset to the next zero, or nil if there is no zero.
        func text(at offset: UInt64) -> String? {
            guard offset <= UInt64(count), memchr(start + Int(offset), 0, count &- Int(offset)) != nil else {
                return nil
            }
            return String(cString: start + Int(offset))
        }

        /// Whether one of the texts in the run, each with a zero after it, ends in another text. The names of the
        /// symbols of a test bundle have tens of megabytes, so the search is left to a function of the C library, which
        /// Swift does not import on Linux.
        func contains(textEndingIn text: String) -> Bool {
            typealias Find = @convention(c) (UnsafeRawPointer, Int, UnsafeRawPointer, Int) -> UnsafeRawPointer?
            guard let symbol = runtimeSymbol("memmem") else { return false }
            let find = unsafeBitCast(symbol, to: Find.self)
            // The C text has a zero at its end too.
            return text.withCString { find(start, count, $0, text.utf8.count + 1) != nil }
        }
    }

    /// A reader of little-endian numbers from bytes that may be corrupt. No input makes it trap. A read past the end
    /// returns zero and sets `hasFailed`, so a sequence of reads needs only one check at its end, and a loop needs one
    /// in its condition. The reader has no closures and no generic code, because they are slow without optimization,
    /// and unit tests are built without it.
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
        private mutating func fail() {
            hasFailed = true
            position = end
        }

        /// Moves past some bytes, and returns their address; nil if there are fewer.
        private mutating func next(_ count: Int) -> UnsafeRawPointer? {
            guard count <= end &- position else {
                fail()
                return nil
            }
            position &+= count
            return UnsafeRawPointer(start) + (position &- count)
        }

        mutating func uint8() -> UInt8 {
            guard position < end else {
                fail()
                return 0
            }
            position &+= 1
            return start[position &- 1]
        }

        mutating func uint16() -> UInt16 { next(2)?.loadUnaligned(as: UInt16.self) ?? 0 }
        mutating func uint32() -> UInt32 { next(4)?.loadUnaligned(as: UInt32.self) ?? 0 }
        mutating func uint64() -> UInt64 { next(8)?.loadUnaligned(as: UInt64.self) ?? 0 }

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
            let start = position
            let bits = uleb128()
            // Extends the sign, which is the highest bit of the last byte.
            let unused = 64 &- 7 &* (position &- start)
            guard unused > 0 else { return Int64(bitPattern: bits) }
            return Int64(bitPattern: bits &<< UInt64(unused)) &>> Int64(unused)
        }

        mutating func skip(_ count: UInt64) {
            guard count <= UInt64(end &- position) else { return fail() }
            position &+= Int(count)
        }

        /// Skips a text and the zero that ends it.
        mutating func skipText() { while uint8() != 0, !hasFailed {} }

        /// Reads the length of a unit or of a line table. The highest values mark formats with offsets of 64 bits, so
        /// they count as a failure.
        mutating func length() -> UInt64 {
            let length = uint32()
            if length >= 0xffff_fff0 { fail() }
            return UInt64(length)
        }
    }
#endif
