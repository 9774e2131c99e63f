import Foundation

/// The text of the README.
func readme(from file: String = #filePath) throws -> String {
    var root = URL(fileURLWithPath: file)
    // Tests/ScenarioTests/Readme/ReadmeFile.swift
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
}
