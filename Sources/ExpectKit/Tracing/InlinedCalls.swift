/// The calls in a unit whose function was copied to where it is called.
struct InlinedCalls {
    struct Call {
        var low: UInt64
        var high: UInt64
        var depth: Int
        /// The offset of the entry of the function.
        var function: UInt64
        var file: UInt64
        var line: UInt64
    }

    private var calls: [Call] = []
    private let unit: DebugUnit
    private let entry: DebugUnitEntry
    private let table: [Abbreviation]

    /// Reads all entries of a unit; nil if one of them is not understood.
    init?(in unit: DebugUnit, _ entry: DebugUnitEntry, of image: ElfImage) {
        guard let section = image[.units]?.part(at: 0, count: unit.end), let names = image[.abbreviations],
            let table = Abbreviation.table(in: names, at: unit.abbreviations, is64Bit: unit.is64Bit)
        else { return nil }
        (self.unit, self.entry, self.table) = (unit, entry, table)
        var reader = ByteReader(section, at: unit.entries)
        var depth = 0
        // A byte may stand for thousands of attributes that take none in a file that is broken on purpose.
        var work = 64 * (reader.remaining + 1000)
        while !reader.isAtEnd {
            let code = reader.uleb128()
            if code == 0 {
                depth &-= 1
                if depth <= 0 { break }
                continue
            }
            guard code <= UInt64(table.count), work > 0 else { return nil }
            let abbreviation = table[Int(code) &- 1]
            if abbreviation.tag == Abbreviation.Tag.inlinedSubroutine {
                guard add(abbreviation, &reader, depth: depth, image, &work) else { return nil }
            } else if let size = abbreviation.fixedSize {
                reader.skip(size)
            } else {
                for (_, form, _) in abbreviation.attributes {
                    _ = reader.value(form, is64Bit: unit.is64Bit, in: .units, unit: unit.offset)
                }
                work &-= abbreviation.attributes.count
            }
            if abbreviation.hasChildren { depth &+= 1 }
            if depth == 0 { break }
        }
        if reader.hasFailed { return nil }
    }

    private mutating func add(
        _ abbreviation: Abbreviation, _ reader: inout ByteReader, depth: Int, _ image: ElfImage,
        _ work: inout Int
    ) -> Bool {
        var (low, high, ranges, origin) = (
            DebugValue.other, DebugValue.other, DebugValue.other, DebugValue.other
        )
        var (file, line, column): (UInt64?, UInt64?, UInt64?)
        for (name, form, constant) in abbreviation.attributes {
            let value = reader.value(
                form, constant: constant, is64Bit: unit.is64Bit, in: .units, unit: unit.offset)
            switch name {
            case Abbreviation.Attribute.lowAddress: low = value
            case Abbreviation.Attribute.highAddress: high = value
            case Abbreviation.Attribute.ranges: ranges = value
            case Abbreviation.Attribute.abstractOrigin: origin = value
            case Abbreviation.Attribute.callFile: file = value.number
            case Abbreviation.Attribute.callLine: line = value.number
            case Abbreviation.Attribute.callColumn: column = value.number
            default: break
            }
        }
        work &-= abbreviation.attributes.count
        // One without a column is the compiler's own, and the toolchain does not show it either.
        guard case .entry(let function) = origin, let file, let line, column != nil else { return true }
        return entry.forEachRange(
            low: low, high: high, ranges: ranges, of: unit, in: image, work: &work
        ) { low, high in
            calls.append(
                Call(low: low, high: high, depth: depth, function: function, file: file, line: line))
        }
    }

    /// The calls that an address is in, innermost first.
    func calls(at address: UInt64) -> [Call] {
        calls.filter { $0.low <= address && address < $0.high }.sorted { $0.depth > $1.depth }
    }

    /// The mangled name of the function of a call; nil if its entry is none of a function.
    func name(of call: Call, in image: ElfImage) -> String? {
        guard var function = attributes(ofFunctionAt: call.function, in: image) else { return nil }
        if case .entry(let declaration) = function.specification {
            guard let declared = attributes(ofFunctionAt: declaration, in: image) else { return nil }
            function = declared
        }
        return entry.text(function.linkageName, is64Bit: unit.is64Bit, in: image)
            ?? entry.text(function.name, is64Bit: unit.is64Bit, in: image) ?? "<unknown>"
    }

    private func attributes(
        ofFunctionAt offset: UInt64, in image: ElfImage
    ) -> (name: DebugValue, linkageName: DebugValue, specification: DebugValue)? {
        // An entry of another unit is written with the abbreviations of that one.
        guard offset > unit.offset, offset < unit.end, let section = image[.units] else { return nil }
        var reader = ByteReader(section, at: offset)
        let code = reader.uleb128()
        guard code > 0, code <= UInt64(table.count) else { return nil }
        let abbreviation = table[Int(code) &- 1]
        guard abbreviation.tag == Abbreviation.Tag.subprogram else { return nil }
        var found = (name: DebugValue.other, linkageName: DebugValue.other, specification: DebugValue.other)
        for (name, form, constant) in abbreviation.attributes {
            let value = reader.value(
                form, constant: constant, is64Bit: unit.is64Bit, in: .units, unit: unit.offset)
            switch name {
            case Abbreviation.Attribute.name: found.name = value
            case Abbreviation.Attribute.linkageName: found.linkageName = value
            case Abbreviation.Attribute.specification: found.specification = value
            default: break
            }
        }
        return reader.hasFailed ? nil : found
    }
}
