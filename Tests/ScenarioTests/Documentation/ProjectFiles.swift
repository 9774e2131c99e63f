import Foundation

/// The root of the repository.
func projectRoot(from file: String = #filePath) -> URL {
    var root = URL(fileURLWithPath: file)
    // Tests/ScenarioTests/Documentation/ProjectFiles.swift
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root
}

/// The text of a file of the repository.
func projectFile(_ path: String) throws -> String {
    try String(contentsOf: projectRoot().appendingPathComponent(path), encoding: .utf8)
}

/// The paths of the files in a folder of the repository and in its subfolders, except for build folders.
func projectFiles(in folder: String, withExtension kind: String) -> [String] {
    let root = projectRoot().appendingPathComponent(folder)
    return FileManager.default.enumerator(atPath: root.path)
        .map { $0.compactMap { $0 as? String } }?
        .filter { $0.hasSuffix(".\(kind)") && !$0.contains(".build") }
        .map { "\(folder)/\($0)" }
        .sorted() ?? []
}
