import Foundation

/// The folder of a test target for generated files.
struct GeneratedFolder {
    let path: String

    private var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

    /// Returns the text of a file with the line endings of the generator, or `nil` if the file does not exist.
    func text(of name: String) throws(GeneratorError) -> String? {
        let file = url.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return nil }
        if isFolder.boolValue { throw GeneratorError("\(file.path) is a folder; nothing was generated.") }
        do { return try String(contentsOf: file, encoding: .utf8).replacing("\r\n", with: "\n") } catch {
            throw GeneratorError("\(file.path) cannot be read: \(error.localizedDescription)")
        }
    }

    /// Throws an error if the path leads through a file.
    func requireFolder() throws(GeneratorError) {
        var place = url.standardizedFileURL
        var isFolder: ObjCBool = false
        while !FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), place.path != "/" {
            place.deleteLastPathComponent()
        }
        if !isFolder.boolValue {
            throw GeneratorError(
                "\(path) cannot be written to, and nothing was generated: \(place.path) is not a folder")
        }
    }

    /// The error of a check without any file to check.
    var isWithoutMocks: GeneratorError {
        GeneratorError("there are no generated mocks in \(path). Generate them without --check first.")
    }

    /// Writes all files, or none of them if one cannot be written.
    func write(_ files: [GeneratedFile]) throws(GeneratorError) {
        guard !files.isEmpty else { return }
        let manager = FileManager.default
        var drafts: [(draft: URL, file: URL)] = []
        defer { for (draft, _) in drafts { try? manager.removeItem(at: draft) } }
        do {
            try manager.createDirectory(at: url, withIntermediateDirectories: true)
            for file in files {
                let draft = url.appendingPathComponent(".\(file.name).draft")
                drafts.append((draft, url.appendingPathComponent(file.name)))
                try Data(file.text.utf8).write(to: draft)
            }
            for (draft, file) in drafts {
                // `rename` replaces an existing file atomically; `FileManager.moveItem` does not replace files.
                guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
            }
        } catch {
            throw GeneratorError(
                "\(path) cannot be written to, and nothing was generated: \(reason(of: error))")
        }
    }

    /// Deletes a file.
    func delete(_ name: String) throws(GeneratorError) {
        let file = url.appendingPathComponent(name)
        do { try FileManager.default.removeItem(at: file) } catch {
            throw GeneratorError("\(file.path) cannot be deleted: \(reason(of: error))")
        }
    }
}

private func reason(of error: any Error) -> String {
    let error = error as NSError
    return ((error.userInfo[NSUnderlyingErrorKey] as? any Error) ?? error).localizedDescription
}

/// Reads the symbol graphs in some folders.
func readGraphs(in folders: [String]) throws(GeneratorError) -> [SymbolGraph] {
    var graphs: [SymbolGraph] = []
    for folder in folders {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        guard let names else { throw GeneratorError("there is no symbol graph in \(folder).") }
        for name in names where name.hasSuffix(".symbols.json") {
            graphs.append(try readGraph(at: URL(fileURLWithPath: folder).appendingPathComponent(name)))
        }
    }
    return graphs
}

private func readGraph(at url: URL) throws(GeneratorError) -> SymbolGraph {
    struct Head: Decodable { var metadata: SymbolGraph.Metadata }
    do {
        let data = try Data(contentsOf: url)
        let graph = Result { try JSONDecoder().decode(SymbolGraph.self, from: data) }
        // A graph of a newer format may lack what the generator reads.
        let version = try graph.map(\.metadata).flatMapError { _ in
            Result { try JSONDecoder().decode(Head.self, from: data).metadata }
        }.get().formatVersion
        if version > SymbolGraph.knownVersion {
            throw GeneratorError(
                "\(url.lastPathComponent) has the format \(version.major).\(version.minor) of a newer compiler; "
                    + "this generator reads up to \(SymbolGraph.knownVersion.major).\(SymbolGraph.knownVersion.minor). Update ExpectKit."
            )
        }
        return try graph.get()
    } catch let error as GeneratorError {
        throw error
    } catch {
        throw GeneratorError(
            "\(url.lastPathComponent) cannot be read as a symbol graph: it is incomplete, or has another format. Nothing was generated."
        )
    }
}
