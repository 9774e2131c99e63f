import Foundation

// Finds the names of later rooms in the index of the library.
//
//     rooms INDEX SOURCES ROOM…

/// A name in a file.
struct Use {
    let place: String
    let room: Int
    let name: String
    /// The identifier of what it names.
    let symbol: String
}

let rooms = Array(CommandLine.arguments.dropFirst(3))
let sources = CommandLine.arguments[2]
guard let index = indexstore_store_create(CommandLine.arguments[1], nil) else {
    print("There is no index in \(CommandLine.arguments[1]). `swift build` writes it.")
    exit(1)
}

/// The rooms that declare a symbol. An overload of another room has another symbol.
var declaringRooms: [String: Int] = [:]
var uses: [Use] = []
for unit in unitNames() { read(unit: unit) }

let wrong = uses.filter { use in declaringRooms[use.symbol].map { $0 > use.room } ?? false }
let sentences = wrong.map { use in
    "\(use.place): \(use.name) of a later room, \(rooms[declaringRooms[use.symbol] ?? 0])"
}
for sentence in Set(sentences).sorted() { print(sentence) }
// An index of another version of the library, or none, would pass.
guard wrong.isEmpty, Set(declaringRooms.values).count == rooms.count else {
    if wrong.isEmpty { print("The index does not have all \(rooms.count) rooms.") }
    exit(1)
}
print("Each of the \(rooms.count) rooms names only rooms before it (\(uses.count) names).")

/// The names of the units of the index. There is one for each compiled file.
func unitNames() -> [String] {
    var names: [String] = []
    _ = withUnsafeMutablePointer(to: &names) { names in
        indexstore_store_units_apply_f(index, 0, names) { names, name in
            names?.assumingMemoryBound(to: [String].self).pointee.append(text(name))
            return true
        }
    }
    return names
}

func read(unit name: String) {
    guard let unit = indexstore_unit_reader_create(index, name, nil) else { return }
    defer { indexstore_unit_reader_dispose(unit) }
    let file = text(indexstore_unit_reader_get_main_file(unit))
    // The index keeps the units of files that were removed.
    guard file.hasPrefix(sources), FileManager.default.fileExists(atPath: file) else { return }
    let path = file.dropFirst(sources.count)
    guard let room = rooms.firstIndex(where: { path.hasPrefix($0 + "/") }) else { return }
    forEach({ indexstore_unit_reader_dependencies_apply_f(unit, $0, $1) }) { part in
        guard text(indexstore_unit_dependency_get_filepath(part)) == file else { return }
        read(record: text(indexstore_unit_dependency_get_name(part)), of: String(path), in: room)
    }
}

func read(record name: String, of path: String, in room: Int) {
    guard let record = indexstore_record_reader_create(index, name, nil) else { return }
    defer { indexstore_record_reader_dispose(record) }
    forEach({ indexstore_record_reader_occurrences_apply_f(record, $0, $1) }) { occurrence in
        guard let symbol = indexstore_occurrence_get_symbol(occurrence) else { return }
        let identifier = text(indexstore_symbol_get_usr(symbol))
        let isDefinition = indexstore_occurrence_get_roles(occurrence) & 2 != 0
        if isDefinition { return declaringRooms[identifier] = room }
        var (line, column): (UInt32, UInt32) = (0, 0)
        indexstore_occurrence_get_line_col(occurrence, &line, &column)
        uses.append(
            Use(
                place: "\(path):\(line)", room: room, name: text(indexstore_symbol_get_name(symbol)),
                symbol: identifier))
    }
}

typealias Visit = @convention(c) (_ context: UnsafeMutableRawPointer?, IndexObject?) -> Bool

/// Calls a closure for each object that a function of the index visits.
func forEach(_ apply: (UnsafeMutableRawPointer, Visit) -> Bool, _ body: (IndexObject?) -> Void) {
    withoutActuallyEscaping(body) { body in
        // A C function captures nothing, so it finds the closure through its context.
        var visit = body
        _ = withUnsafeMutablePointer(to: &visit) { visit in
            apply(visit) { visit, object in
                visit?.assumingMemoryBound(to: ((IndexObject?) -> Void).self).pointee(object)
                return true
            }
        }
    }
}

func text(_ string: IndexString) -> String {
    String(decoding: UnsafeRawBufferPointer(start: string.data, count: string.length), as: UTF8.self)
}
