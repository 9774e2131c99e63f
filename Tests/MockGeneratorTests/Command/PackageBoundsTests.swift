import Foundation
import Testing

@testable import MockGenerator

/// Nothing is written outside of the directory of the package, however a path leads there.
@Suite struct PackageBoundsTests {
    private let bench: Bench
    private let package: URL
    private let outside: URL

    init() throws {
        bench = try Bench()
        try bench.declare { $0.add("Store", ["func add(_ number: Int)"]) }
        package = bench.root.appendingPathComponent("Shop")
        outside = bench.root.appendingPathComponent("Outside")
        for folder in [package.appendingPathComponent("Tests"), outside] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
    }

    /// Runs the generator with a folder, from the package's directory.
    private func run(into folder: String) throws {
        _ = try Generator.run(
            ["--target", "Shop", "--graphs", bench.graphs.path, "--package", package.path, "--into", folder]
        ) { _ in }
    }

    private func error(into folder: String, _ arguments: String...) -> String {
        do {
            _ = try Generator.run(
                [
                    "--target", "Shop", "--graphs", bench.graphs.path, "--package", package.path, "--into",
                    folder,
                ]
                    + arguments
            ) { _ in }
            return ""
        } catch {
            return "\(error)".replacingOccurrences(of: bench.root.resolvingSymlinksInPath().path, with: "…")
                .replacingOccurrences(of: bench.root.path, with: "…")
        }
    }

    private var written: [String] {
        let files =
            FileManager.default.enumerator(atPath: bench.root.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted()
    }

    @Test func aFolderOfThePackageIsWrittenTo() throws {
        for folder in ["Tests/Generated", "Tests/../Tests/New/./Generated", "."] {
            try run(into: "\(package.path)/\(folder)")
        }
        #expect(
            written == [
                "Shop/MockStore.swift", "Shop/Tests/Generated/MockStore.swift",
                "Shop/Tests/New/Generated/MockStore.swift",
            ])
    }

    @Test(arguments: [
        ("Shop/../Outside", "…/Outside"), ("Shop/Tests/../../New/Folder", "…/New/Folder"),
        ("Outside", "…/Outside"),
        ("Shop2", "…/Shop2"), ("Shop/..", "…"), ("Shop/Missing/../../Outside", "…/Outside"),
    ])
    func aFolderOutsideIsRefused(folder: String, found: String) {
        let path = folder.contains("..") ? "…/\(folder), which is \(found)," : "…/\(folder)"
        for action in ["--overwrite", "--check"] {
            #expect(
                error(into: "\(bench.root.path)/\(folder)", action)
                    == "\(path) is outside of the package in …/Shop; nothing was generated. Name a folder of the package with --into."
            )
        }
        #expect(written == [])
    }

    @Test func aLinkThatLeadsOutsideIsRefused() throws {
        let link = package.appendingPathComponent("Tests/Generated")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
        #expect(error(into: link.path).contains("/Generated, which is …/Outside, is outside of the package"))
        #expect(error(into: link.path + "/New").contains("which is …/Outside/New,"))
        // The parent is that of the folder which the link leads to.
        #expect(error(into: link.path + "/../New").contains("which is …/New,"))
        #expect(written == [])
    }

    @Test func aLinkThatLeadsNowhereIsRefused() throws {
        let link = package.appendingPathComponent("Tests/Generated")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: bench.root.appendingPathComponent("Missing"))
        #expect(
            error(into: link.path).hasSuffix(
                "goes through a symbolic link that leads nowhere; nothing was generated."))
        #expect(written == [])
    }

    @Test func aLinkThatStaysInsideIsFollowed() throws {
        let link = package.appendingPathComponent("Mocks")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: package.appendingPathComponent("Tests"))
        try run(into: link.path + "/Generated")
        #expect(written == ["Shop/Tests/Generated/MockStore.swift"])
    }
}
