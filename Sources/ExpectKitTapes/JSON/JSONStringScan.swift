import ExpectKit

/// Returns the position of the first byte that ends a JSON string or must be escaped in it, or the end of the bytes.
///
/// It reads eight bytes at a time, because a tape may have megabytes and tests are compiled without optimization.
///
/// No byte outside of the buffer is read: a word is loaded only if all of its eight bytes are inside.
func firstSpecialByte(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let memory = UnsafeRawBufferPointer(bytes)
    let ones: UInt64 = 0x0101_0101_0101_0101
    var position = start
    while position &+ 8 <= bytes.count {
        let word = memory.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        // In each exclusive or, a byte is zero where the word has the wanted byte. Subtracting one sets the highest bit
        // of such a byte. The borrow may also set the bit of the next higher byte, so the loop below checks each byte.
        let quotes = word ^ (ones &* 0x22)
        let backslashes = word ^ (ones &* 0x5C)
        let special =
            (word &- ones &* 0x20) & ~word | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
        if special & (ones &* 0x80) != 0 { break }
        position &+= 8
    }
    while position < bytes.count {
        let byte = bytes[position]
        if byte == 0x22 || byte == 0x5C || byte < 0x20 { break }
        position &+= 1
    }
    return position
}
