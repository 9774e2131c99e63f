#if os(Linux)
    import Foundation

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
        private let empty: ByteRun

        /// The bytes of a section, which are none if the image does not contain it.
        subscript(section: Section) -> ByteRun { sections[section] ?? empty }

        /// Finds the sections; nil unless the image is built for x86_64 or AArch64, and contains uncompressed symbols and
        /// debug information.
        init?(_ file: ByteRun) {
            // The name of the format, 64 bits, little-endian, version 1.
            let identity: [UInt8] = [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]
            guard let header = file.value(Elf64_Ehdr.self, at: 0),
                withUnsafeBytes(of: header.e_ident, { $0.starts(with: identity) }),
                [EM_X86_64, EM_AARCH64].contains(Int32(header.e_machine)),
                Int(header.e_phentsize) == MemoryLayout<Elf64_Phdr>.size,
                Int(header.e_shentsize) == MemoryLayout<Elf64_Shdr>.size,
                let segments = file.values(Elf64_Phdr.self, at: header.e_phoff, count: header.e_phnum),
                let headers = file.values(Elf64_Shdr.self, at: header.e_shoff, count: header.e_shnum),
                let base = segments.filter({ $0.p_type == PT_LOAD }).map(\.p_vaddr).min(),
                let sections = Self.sections(headers, namesIn: Int(header.e_shstrndx), of: file),
                [.symbols, .symbolNames, .units, .abbreviations, .lines].allSatisfy({ sections[$0] != nil })
            else { return nil }
            self.base = base
            self.sections = sections
            empty = ByteRun(start: file.start, count: 0)
        }

        /// Finds the sections by their names; nil if one of them is compressed.
        private static func sections(
            _ headers: [Elf64_Shdr], namesIn index: Int, of file: ByteRun
        ) -> [Section: ByteRun]? {
            guard index < headers.count,
                let names = file.part(at: headers[index].sh_offset, count: headers[index].sh_size)
            else { return nil }
            var found: [Section: ByteRun] = [:]
            for header in headers {
                guard let name = names.text(at: UInt64(header.sh_name)), !name.hasPrefix(".zdebug_") else { return nil }
                guard let section = Section(rawValue: name) else { continue }
                guard header.sh_type != SHT_NOBITS, header.sh_flags & UInt64(SHF_COMPRESSED) == 0,
                    let contents = file.part(at: header.sh_offset, count: header.sh_size)
                else { return nil }
                found[section] = contents
            }
            return found
        }
    }
#endif
