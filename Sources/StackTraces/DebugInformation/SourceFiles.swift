#if os(Linux)
    /// The source files of a unit.
    struct SourceFiles {
        private let unit: DebugUnit
        private var directories: [DebugValue] = []
        private var files: [(name: DebugValue, directory: UInt64?)] = []

        /// Reads the names from the header of a line table.
        /// - Parameter version: The version of the line table, which may differ from that of the unit.
        init?(_ reader: inout ByteReader, version: UInt16, of unit: DebugUnit) {
            self.unit = unit
            if version == 5 {
                guard let directories = Self.entries(&reader), let files = Self.entries(&reader) else { return nil }
                self.directories = directories.map(\.name)
                self.files = files
            } else {
                // Index zero stands for the directory and the file of the unit.
                directories.append(unit.entry[.directory])
                files.append((unit.entry[.name], 0))
                while let name = Self.name(&reader) { directories.append(name) }
                while let name = Self.name(&reader) {
                    let directory = reader.uleb128()
                    // The time of the file's last change, and its size.
                    _ = reader.uleb128()
                    _ = reader.uleb128()
                    files.append((name, directory))
                }
            }
            if reader.hasFailed { return nil }
        }

        /// Returns the path of a file. A missing name is "<unknown>", as in the toolchain.
        func path(at index: UInt64) -> String {
            guard index < UInt64(files.count) else { return "<unknown>" }
            let file = files[Int(index)]
            let name = unit.text(file.name) ?? "<unknown>"
            if name.hasPrefix("/") { return name }
            let directory = file.directory.flatMap { number in
                number < UInt64(directories.count) ? unit.text(directories[Int(number)]) : nil
            }
            return "\(directory ?? "<unknown>")/\(name)"
        }

        /// Reads a name in the format before DWARF 5; nil at the end of a table.
        private static func name(_ reader: inout ByteReader) -> DebugValue? {
            let start = reader.position
            reader.skipText()
            guard !reader.hasFailed, reader.position > start &+ 1 else { return nil }
            return DebugValue(kind: .text(.lines), bits: UInt64(start))
        }

        /// Reads a table in the format of DWARF 5, which begins with a description of its fields.
        private static func entries(_ reader: inout ByteReader) -> [(name: DebugValue, directory: UInt64?)]? {
            var fields: [(kind: UInt64, form: DebugForm)] = []
            for _ in 0..<reader.uint8() {
                let kind = reader.uleb128()
                guard let form = DebugForm(reader.uleb128(), in: .lines) else { return nil }
                fields.append((kind, form))
            }
            let count = reader.uleb128()
            // Each entry takes at least one byte, so a larger count shows a corrupt file.
            guard count <= UInt64(reader.remaining), !fields.isEmpty || count == 0 else { return nil }
            var entries: [(name: DebugValue, directory: UInt64?)] = []
            for _ in 0..<count {
                var name = DebugValue()
                var directory: UInt64?
                for (kind, form) in fields {
                    let value = reader.value(form)
                    if kind == 1 { name = value }
                    if kind == 2 { directory = value.number }
                }
                if reader.hasFailed { return nil }
                entries.append((name, directory))
            }
            return entries
        }
    }
#endif
