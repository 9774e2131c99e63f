import Foundation

/// The text of a file of the repository.
func projectFile(_ path: String, from file: String = #filePath) throws -> String {
    var root = URL(fileURLWithPath: file)
    // Tests/ScenarioTests/Readme/ReadmeFile.swift
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
}
