#if os(Linux)
    import Foundation

    @testable import StackTraces

    /// A copy-on-write mapping of a file, whose image is reduced to one unit and the symbols around it.
    ///
    /// Only modified pages are copied, and reading one unit takes a millisecond, so that tests can read thousands of
    /// mutated images.
    final class ImageExcerpt {
        let bytes: ByteRun
        /// Some addresses in the unit.
        private(set) var offsets: [UInt64] = []
        /// The parts of the file that are read for them.
        private var parts: [Range<Int>] = []
        private var changed: [(index: Int, byte: UInt8)] = []

        private var start: UnsafeMutablePointer<UInt8> { UnsafeMutablePointer(mutating: bytes.start) }

        init?(of path: String, using random: inout SeededGenerator) {
            let file = open(path, O_RDONLY)
            guard file >= 0 else { return nil }
            defer { close(file) }
            let size = Int(lseek(file, 0, SEEK_END))
            guard size > 0, let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE, file, 0),
                start != MAP_FAILED
            else { return nil }
            bytes = ByteRun(start: UnsafePointer(start.assumingMemoryBound(to: UInt8.self)), count: size)
            guard let image = ElfImage(bytes), let units = UnitIndex(image), keep(units, of: image, &random)
            else {
                return nil
            }
        }

        deinit {
            munmap(start, bytes.count)
        }

        private func keep(_ units: UnitIndex, of image: ElfImage, _ random: inout SeededGenerator) -> Bool {
            guard let unit = units.units.randomElement(using: &random),
                let lines = unit.entry[.lineTable].offset
            else {
                return false
            }
            let symbols = image[.symbols]
            var work = Int.max
            var ranges: [Range<UInt64>] = []
            _ = unit.forEachRange(of: unit.entry, work: &work) { low, high in
                if low > image.base, low < high { ranges.append(low..<high) }
            }
            guard let code = ranges.max(by: { $0.count < $1.count }) else { return false }
            offsets = (0..<10).map { _ in UInt64.random(in: code, using: &random) - image.base }

            // The symbols around the first symbol of the unit.
            var reader = ByteReader(symbols)
            var first = 0
            while !reader.isAtEnd {
                let symbol = reader.position
                reader.skip(8)
                if code.contains(reader.uint64()) {
                    first = max(0, symbol - 24 * 50)
                    break
                }
                reader.skip(8)
            }
            let known = offset(of: symbols) + first
            shorten(symbols, to: known..<min(known + 24 * 100, offset(of: symbols) + symbols.count))
            let whole = offset(of: image[.units])
            shorten(image[.units], to: (whole + Int(unit.offset))..<(whole + Int(unit.end)))
            let abbreviations = offset(of: image[.abbreviations]) + Int(unit.abbreviations)
            let rows = offset(of: image[.lines]) + Int(lines)
            parts += [
                0..<64, abbreviations..<(abbreviations + 2000), rows..<(rows + 400), rows..<(rows + 4000),
            ]
            if let place = unit.entry[.ranges].offset {
                let list = offset(of: image[.ranges]) + Int(place)
                parts.append(list..<(list + 100))
            }
            parts = parts.map { $0.clamped(to: 0..<bytes.count) }
            return true
        }

        private func offset(of section: ByteRun) -> Int { section.start - bytes.start }

        /// Reduces the size of a section in the image's headers.
        private func shorten(_ section: ByteRun, to part: Range<Int>) {
            var header = ByteReader(bytes, at: 40)
            let headers = Int(header.uint64())
            for place in stride(from: headers, to: bytes.count - 63, by: 64) {
                var reader = ByteReader(bytes, at: UInt64(place + 24))
                guard reader.uint64() == UInt64(offset(of: section)), reader.uint64() == UInt64(section.count)
                else {
                    continue
                }
                withUnsafeBytes(of: (UInt64(part.lowerBound), UInt64(part.count))) { new in
                    for (index, byte) in new.enumerated() { start[place + 24 + index] = byte }
                }
                parts += [part, place..<(place + 64)]
            }
        }

        /// Changes some bytes of the parts that are read.
        func mutate(using random: inout SeededGenerator) {
            guard let part = parts.randomElement(using: &random) else { return }
            for (index, byte) in mutation(of: part, using: &random, { start[$0] }) {
                changed.append((index, start[index]))
                start[index] = byte
            }
        }

        /// Reverts the changes.
        func repair() {
            while let (index, byte) = changed.popLast() { start[index] = byte }
        }
    }
#endif
