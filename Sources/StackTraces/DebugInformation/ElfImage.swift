#if os(Linux)
    /// The sections of an ELF image that describe functions, files and lines.
    struct ElfImage {
        /// A section, by its name in the file.
        enum Section: String {
            case symbols = ".symtab"
            case symbolNames = ".strtab"
            case units = ".debug_info"
            case abbreviations = ".debug_abbrev"
            case lines = ".debug_line"
            case texts = ".debug_str"
            case lineTexts = ".debug_line_str"
            case textOffsets = ".debug_str_offsets"
            case addresses = ".debug_addr"
            case ranges = ".debug_ranges"
            case rangeLists = ".debug_rnglists"
        }

        /// The address of the first byte of the image, as the linker assigned it.
        let base: UInt64
        private let sections: [Section: ByteRun]

        subscript(section: Section) -> ByteRun? { sections[section] }

        /// Finds the sections; nil if the image is not supported.
        ///
        /// An image is supported if it is built for x86_64 or AArch64, and contains uncompressed symbols and debug
        /// information.
        init?(_ file: ByteRun) {
            var header = ByteReader(file)
            // 0x7f "ELF", 64 bits, little-endian, version 1.
            guard header.uint32() == 0x464c_457f, header.uint8() == 2, header.uint8() == 1,
                header.uint8() == 1
            else { return nil }
            header.skip(11)
            // x86_64 and AArch64.
            guard [62, 183].contains(header.uint16()) else { return nil }
            header.skip(12)
            let segments = header.uint64()
            let sections = header.uint64()
            header.skip(6)
            let segmentSize = header.uint16()
            let segmentCount = header.uint16()
            let sectionSize = header.uint16()
            let sectionCount = header.uint16()
            let namesIndex = header.uint16()
            guard !header.hasFailed, segmentSize == 56, sectionSize == 64, namesIndex < sectionCount,
                let base = Self.base(file, segments, count: segmentCount),
                let found = Self.sections(file, sections, count: sectionCount, names: namesIndex),
                found[.symbols] != nil, found[.symbolNames] != nil, found[.units] != nil,
                found[.abbreviations] != nil, found[.lines] != nil
            else { return nil }
            self.base = base
            self.sections = found
        }

        private static func base(_ file: ByteRun, _ offset: UInt64, count: UInt16) -> UInt64? {
            var reader = ByteReader(file, at: offset)
            var base: UInt64?
            for _ in 0..<count {
                let kind = reader.uint32()
                reader.skip(12)
                let address = reader.uint64()
                reader.skip(32)
                // A loaded segment.
                if kind == 1 { base = min(base ?? address, address) }
            }
            return reader.hasFailed ? nil : base
        }

        /// Finds the sections by their names; nil if one of them is compressed.
        private static func sections(
            _ file: ByteRun, _ offset: UInt64, count: UInt16, names index: UInt16
        ) -> [Section: ByteRun]? {
            let headers = (0..<UInt64(count)).map { SectionHeader(file, at: offset &+ $0 &* 64) }
            guard let names = headers[Int(index)]?.contents(in: file) else { return nil }
            var found: [Section: ByteRun] = [:]
            for case let header? in headers {
                guard let name = names.text(at: header.name) else { return nil }
                guard !name.hasPrefix(".zdebug_") else { return nil }
                guard let section = Section(rawValue: name) else { continue }
                guard !header.isCompressed, let contents = header.contents(in: file) else { return nil }
                found[section] = contents
            }
            return found
        }
    }

    /// The header of a section.
    private struct SectionHeader {
        /// The offset of its name.
        let name: UInt64
        private let kind: UInt32
        private let flags: UInt64
        private let offset: UInt64
        private let size: UInt64

        init?(_ file: ByteRun, at position: UInt64) {
            var reader = ByteReader(file, at: position)
            name = UInt64(reader.uint32())
            kind = reader.uint32()
            flags = reader.uint64()
            reader.skip(8)
            offset = reader.uint64()
            size = reader.uint64()
            if reader.hasFailed { return nil }
        }

        var isCompressed: Bool { flags & 0x800 != 0 }

        /// The bytes of the section; nil if the file does not contain them.
        func contents(in file: ByteRun) -> ByteRun? {
            kind == 8 ? nil : file.part(at: offset, count: size)
        }
    }
#endif
