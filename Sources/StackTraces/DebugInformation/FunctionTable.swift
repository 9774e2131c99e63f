#if os(Linux)
    import Foundation

    /// The functions of an image by address, from its symbol table.
    struct FunctionTable {
        private let symbols: UnsafeRawPointer
        private let names: ByteRun
        private var index = AddressIndex()

        init(_ image: ElfImage) {
            symbols = UnsafeRawPointer(image[.symbols].start)
            names = image[.symbolNames]
            let count = image[.symbols].count / MemoryLayout<Elf64_Sym>.size
            // Comparing numbers of different types is slow without optimization.
            let (function, undefined, absolute) = (UInt8(STT_FUNC), UInt16(SHN_UNDEF), UInt16(SHN_ABS))
            var number = 0
            while number < count {
                let symbol = symbol(number)
                if symbol.st_info & 0xf == function, symbol.st_shndx != undefined, symbol.st_shndx != absolute {
                    index.append(symbol.st_value &- image.base, UInt32(truncatingIfNeeded: number))
                }
                number &+= 1
            }
            index.sort()
        }

        /// Returns the mangled name of the function that contains an address, or of the function before the address.
        /// The offset is the address without that of the image. If several functions start at the same address, the
        /// result is that of the toolchain: the smallest function for the start itself, and the largest for the
        /// addresses after it.
        func name(at offset: UInt64) -> String? {
            guard let last = index.last(notAfter: offset) else { return nil }
            let start = index.address(at: last)
            var chosen = symbol(Int(index.number(at: last)))
            var position = last
            while position > 0, index.address(at: position &- 1) == start {
                position &-= 1
                let other = symbol(Int(index.number(at: position)))
                if start == offset ? other.st_size <= chosen.st_size : other.st_size > chosen.st_size { chosen = other }
            }
            return names.text(at: UInt64(chosen.st_name))
        }

        private func symbol(_ number: Int) -> Elf64_Sym {
            symbols.loadUnaligned(fromByteOffset: number &* MemoryLayout<Elf64_Sym>.size, as: Elf64_Sym.self)
        }
    }
#endif
