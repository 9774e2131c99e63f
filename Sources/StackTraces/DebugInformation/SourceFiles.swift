#if os(Linux)
    /// The source files of a unit.
    struct SourceFiles {
        /// The image and the unit whose files are read.
        struct Context {
            let image: ElfImage
            let unit: DebugUnit
            let entry: DebugUnitEntry
            /// The version of the line table, which may differ from that of the unit.
            let version: UInt16
            let is64Bit: Bool
            /// The offset of the line table in its section.
            let lines: UInt64
        }

        private let context: Context
        private var directories: [DebugValue] = []
        private var files: [(name: DebugValue, directory: UInt64?)] = []

        /// Reads the names from the header of a line table.
        init?(_ reader: inout ByteReader, _ context: Context) {
            self.context = context
            if context.version == 5 {
                guard let directories = Self.entries(&reader, context),
                    let files = Self.entries(&reader, context)
                else { return nil }
                self.directories = directories.map(\.name)
                self.files = files
            } else {
                // Index zero stands for the directory and the file of the unit.
                directories.append(context.entry.directory)
                files.append((context.entry.name, 0))
                while let name = Self.name(&reader, context) { directories.append(name) }
                while let name = Self.name(&reader, context) {
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
            let name = text(file.name)
            if name.hasPrefix("/") { return name }
            guard let directory = file.directory, directory < UInt64(directories.count) else {
                return "<unknown>/\(name)"
            }
            return "\(text(directories[Int(directory)]))/\(name)"
        }

        private func text(_ value: DebugValue) -> String {
            context.entry.text(value, is64Bit: context.is64Bit, in: context.image) ?? "<unknown>"
        }

        /// Reads a name in the format before DWARF 5; nil at the end of a table.
        private static func name(_ reader: inout ByteReader, _ context: Context) -> DebugValue? {
            let start = UInt64(reader.position)
            reader.skipText()
            guard !reader.hasFailed, UInt64(reader.position) > start &+ 1 else { return nil }
            return .text(.lines, context.lines &+ start)
        }

        /// Reads a table in the format of DWARF 5, which begins with a description of its fields.
        private static func entries(
            _ reader: inout ByteReader, _ context: Context
        ) -> [(name: DebugValue, directory: UInt64?)]? {
            var fields: [(kind: UInt64, form: DebugForm)] = []
            for _ in 0..<reader.uint8() {
                let kind = reader.uleb128()
                guard let form = UInt16(exactly: reader.uleb128()).flatMap(DebugForm.init) else { return nil }
                fields.append((kind, form))
            }
            let count = reader.uleb128()
            // Each entry takes at least one byte, so a larger count shows a corrupt file.
            guard count <= UInt64(reader.remaining), !fields.isEmpty || count == 0 else { return nil }
            var entries: [(name: DebugValue, directory: UInt64?)] = []
            for _ in 0..<count {
                var name = DebugValue.other
                var directory: UInt64?
                for (kind, form) in fields {
                    let start = UInt64(reader.position)
                    let value = reader.value(form, is64Bit: context.is64Bit, in: .lines, unit: 0)
                    if kind == 1 { name = form == .text ? .text(.lines, context.lines &+ start) : value }
                    if kind == 2 { directory = value.number }
                }
                if reader.hasFailed { return nil }
                entries.append((name, directory))
            }
            return entries
        }
    }
#endif
