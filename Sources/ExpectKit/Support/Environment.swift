import Foundation

/// Returns the path of a source file as `FailureReport.Location.relativePath` documents it. The folders above the file do
/// not exist if the sources are on another machine.
package func pathInPackage(ofFile filePath: String) -> String {
    // The compiler can be told to shorten paths. They are relative then.
    guard filePath.hasPrefix("/"), let slash = filePath.lastIndex(of: "/") else { return filePath }
    let root = packageRoot(of: String(filePath[..<slash]))
    return root.map { String(filePath.dropFirst($0.count + 1)) } ?? fileName(ofPath: filePath)
}

// Process-wide, because the source files of a process do not move. A test run has few folders.
private let roots = Lock([String: String?]())

private func packageRoot(of folder: String) -> String? {
    if let known = roots.withLock({ $0[folder] }) { return known }
    let folders = sequence(first: Substring(folder)) { folder in folder.lastIndex(of: "/").map { folder[..<$0] } }
        .prefix { !$0.isEmpty }.map(String.init)
    let packageFolder = folders.first { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }
    let root = packageFolder ?? folders.first(where: isProject)
    roots.withLock { $0[folder] = .some(root) }
    return root
}

private func isProject(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0 == ".git" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
}

/// `nil` if it is not set. Foundation would make a dictionary of the whole environment, which takes 40 µs, at the end of
/// each test with the trait `.verifiesMocks`.
package func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
