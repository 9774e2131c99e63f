#if os(Linux)
    /// The format of an attribute of debug information (DWARF 5, section 7.5.6), if Swift or Clang writes it.
    struct DebugForm {
        enum Size {
            case bytes(Int)
            /// A number of variable length (LEB128).
            case variable
            /// A text with a zero after it.
            case text
            /// A byte or a number of variable length, with the number of the bytes after it.
            case block1, block
            /// No bytes. The abbreviation contains the value.
            case constant
        }

        let kind: DebugValue.Kind
        let size: Size

        /// Returns the format with a number; nil if it is not supported.
        /// - Parameter section: The section that is read, for texts in the entry itself.
        init?(_ number: UInt64, in section: ElfImage.Section) {
            switch number {
            case 0x01: (kind, size) = (.address, .bytes(8))
            case 0x05: (kind, size) = (.number, .bytes(2))
            case 0x06: (kind, size) = (.number, .bytes(4))
            case 0x07: (kind, size) = (.number, .bytes(8))
            case 0x08: (kind, size) = (.text(section), .text)
            case 0x0a: (kind, size) = (.other, .block1)
            case 0x0b: (kind, size) = (.number, .bytes(1))
            case 0x0d: (kind, size) = (.other, .variable)  // A signed number.
            case 0x0e: (kind, size) = (.text(.texts), .bytes(4))
            case 0x0f: (kind, size) = (.number, .variable)
            case 0x10: (kind, size) = (.other, .bytes(4))  // An entry of another unit.
            case 0x13: (kind, size) = (.entry, .bytes(4))
            case 0x17: (kind, size) = (.offset, .bytes(4))
            case 0x18: (kind, size) = (.other, .block)  // An expression.
            case 0x19: (kind, size) = (.other, .bytes(0))  // A flag.
            case 0x1b: (kind, size) = (.addressIndex, .variable)
            case 0x1e: (kind, size) = (.other, .bytes(16))  // A number, or the hash of a file.
            case 0x1f: (kind, size) = (.text(.lineTexts), .bytes(4))
            case 0x21: (kind, size) = (.number, .constant)
            case 0x22: (kind, size) = (.other, .variable)  // The index of a list of locations.
            case 0x23: (kind, size) = (.rangesIndex, .variable)
            case 0x25...0x28: (kind, size) = (.textIndex, .bytes(Int(number &- 0x24)))
            default: return nil
            }
        }
    }

    /// The value of an attribute.
    struct DebugValue {
        enum Kind {
            /// A value that no code needs, or no value.
            case other
            case address
            /// An index into the addresses of the unit.
            case addressIndex
            case number
            /// An offset into the section that the attribute refers to.
            case offset
            /// An index into the range lists of the unit.
            case rangesIndex
            /// The distance of another entry from the start of the unit.
            case entry
            /// An offset into a section with texts.
            case text(ElfImage.Section)
            /// An index into the texts of the unit.
            case textIndex
        }

        var kind = Kind.other
        var bits: UInt64 = 0

        var number: UInt64? { if case .number = kind { bits } else { nil } }
        var offset: UInt64? { if case .offset = kind { bits } else { nil } }
        var entry: UInt64? { if case .entry = kind { bits } else { nil } }
    }

    extension ByteReader {
        /// Reads a value. If the abbreviation contains the value, it is `constant`.
        mutating func value(_ form: DebugForm, constant: UInt64 = 0) -> DebugValue {
            var value = DebugValue(kind: form.kind)
            switch form.size {
            case .bytes(1): value.bits = UInt64(uint8())
            case .bytes(2): value.bits = UInt64(uint16())
            case .bytes(3): value.bits = UInt64(uint16()) | UInt64(uint8()) &<< 16
            case .bytes(4): value.bits = UInt64(uint32())
            case .bytes(8): value.bits = uint64()
            case .bytes(let count): skip(UInt64(count))
            case .variable: value.bits = uleb128()
            case .text:
                value.bits = UInt64(position)
                skipText()
            case .block1: skip(UInt64(uint8()))
            case .block: skip(uleb128())
            case .constant: value.bits = constant
            }
            return value
        }
    }
#endif
