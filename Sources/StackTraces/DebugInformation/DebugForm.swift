#if os(Linux)
    /// The format of an attribute of debug information (DWARF 5, section 7.5.6).
    enum DebugForm: UInt16 {
        case address = 0x01
        case block2 = 0x03
        case block4 = 0x04
        case data2 = 0x05
        case data4 = 0x06
        case data8 = 0x07
        case text = 0x08
        case block = 0x09
        case block1 = 0x0a
        case data1 = 0x0b
        case flag = 0x0c
        case signedData = 0x0d
        case textOffset = 0x0e
        case unsignedData = 0x0f
        case referenceAddress = 0x10
        case reference1 = 0x11
        case reference2 = 0x12
        case reference4 = 0x13
        case reference8 = 0x14
        case unsignedReference = 0x15
        case sectionOffset = 0x17
        case expression = 0x18
        case flagPresent = 0x19
        case textIndex = 0x1a
        case addressIndex = 0x1b
        case supplementaryReference4 = 0x1c
        case supplementaryText = 0x1d
        case data16 = 0x1e
        case lineTextOffset = 0x1f
        case signature = 0x20
        case implicitConstant = 0x21
        case locationIndex = 0x22
        case rangesIndex = 0x23
        case supplementaryReference8 = 0x24
        case textIndex1 = 0x25
        case textIndex2 = 0x26
        case textIndex3 = 0x27
        case textIndex4 = 0x28
        case addressIndex1 = 0x29
        case addressIndex2 = 0x2a
        case addressIndex3 = 0x2b
        case addressIndex4 = 0x2c

        /// Returns the size of a value in bytes; nil if it differs from value to value.
        func fixedSize(is64Bit: Bool) -> Int? {
            switch self {
            case .flagPresent, .implicitConstant: 0
            case .data1, .flag, .reference1, .textIndex1, .addressIndex1: 1
            case .data2, .reference2, .textIndex2, .addressIndex2: 2
            case .textIndex3, .addressIndex3: 3
            case .data4, .reference4, .supplementaryReference4, .textIndex4, .addressIndex4: 4
            case .address, .data8, .reference8, .signature, .supplementaryReference8: 8
            case .data16: 16
            case .textOffset, .referenceAddress, .sectionOffset, .supplementaryText, .lineTextOffset:
                is64Bit ? 8 : 4
            case .block, .block1, .block2, .block4, .text, .signedData, .unsignedData, .unsignedReference,
                .expression, .textIndex, .addressIndex, .locationIndex, .rangesIndex:
                nil
            }
        }
    }

    /// The value of an attribute. A value that no code needs is `other`.
    enum DebugValue {
        case other
        case address(UInt64)
        /// An index into the addresses of the unit.
        case addressIndex(UInt64)
        case number(UInt64)
        /// An offset into the section that the attribute refers to.
        case offset(UInt64)
        /// An index into the range lists of the unit.
        case rangesIndex(UInt64)
        /// The offset of another entry in `.debug_info`.
        case entry(UInt64)
        case text(ElfImage.Section, UInt64)
        /// An index into the texts of the unit.
        case textIndex(UInt64)

        var number: UInt64? {
            if case .number(let number) = self { number } else { nil }
        }

        /// The offset. Versions before DWARF 4 write offsets as numbers.
        var offset: UInt64? {
            switch self {
            case .offset(let offset), .number(let offset): offset
            default: nil
            }
        }
    }

    extension ByteReader {
        /// Reads a value.
        ///
        /// - Parameters:
        ///   - form: The format of the value.
        ///   - constant: The value, if the abbreviation contains it.
        ///   - is64Bit: Whether offsets have 64 bits.
        ///   - section: The section that is read, for texts in the entry itself.
        ///   - unit: The offset of the unit, to which references are relative.
        mutating func value(
            _ form: DebugForm, constant: UInt64 = 0, is64Bit: Bool, in section: ElfImage.Section, unit: UInt64
        ) -> DebugValue {
            switch form {
            case .address: return .address(uint64())
            case .addressIndex: return .addressIndex(uleb128())
            case .addressIndex1: return .addressIndex(UInt64(uint8()))
            case .addressIndex2: return .addressIndex(UInt64(uint16()))
            case .addressIndex3: return .addressIndex(uint24())
            case .addressIndex4: return .addressIndex(UInt64(uint32()))
            case .implicitConstant: return .number(constant)
            case .data1: return .number(UInt64(uint8()))
            case .data2: return .number(UInt64(uint16()))
            case .data4: return .number(UInt64(uint32()))
            case .data8: return .number(uint64())
            case .unsignedData: return .number(uleb128())
            case .sectionOffset: return .offset(offset(is64Bit: is64Bit))
            case .rangesIndex: return .rangesIndex(uleb128())
            case .reference1: return .entry(unit &+ UInt64(uint8()))
            case .reference2: return .entry(unit &+ UInt64(uint16()))
            case .reference4: return .entry(unit &+ UInt64(uint32()))
            case .reference8: return .entry(unit &+ uint64())
            case .unsignedReference: return .entry(unit &+ uleb128())
            case .referenceAddress: return .entry(offset(is64Bit: is64Bit))
            case .text:
                let start = UInt64(position)
                skipText()
                return .text(section, start)
            case .textOffset: return .text(.texts, offset(is64Bit: is64Bit))
            case .lineTextOffset: return .text(.lineTexts, offset(is64Bit: is64Bit))
            case .textIndex: return .textIndex(uleb128())
            case .textIndex1: return .textIndex(UInt64(uint8()))
            case .textIndex2: return .textIndex(UInt64(uint16()))
            case .textIndex3: return .textIndex(uint24())
            case .textIndex4: return .textIndex(UInt64(uint32()))
            case .block1: skip(UInt64(uint8()))
            case .block2: skip(UInt64(uint16()))
            case .block4: skip(UInt64(uint32()))
            case .block, .expression: skip(uleb128())
            case .signedData, .locationIndex: _ = uleb128()
            case .flagPresent: break
            case .flag, .data16, .signature, .supplementaryReference4, .supplementaryReference8,
                .supplementaryText:
                skip(UInt64(form.fixedSize(is64Bit: is64Bit) ?? 0))
            }
            return .other
        }

        private mutating func uint24() -> UInt64 { UInt64(uint16()) | UInt64(uint8()) &<< 16 }
    }
#endif
