import Foundation
import Testing

@testable import MockGenerator

/// Nothing is written outside the directory of the package, even if a path reaches it through links or `..`.
struct PackageBoundsTests {
    private let sandbox: GeneratorSandbox
    private let package: URL
    private let outside: URL

    init() throws {
        sandbox = try GeneratorSandbox(["Store": ["func add(_ number: Int)"]])
        package = sandbox.root.appendingPathComponent("Shop")
        outside = sandbox.root.appendingPathComponent("Outside")
        for folder in [package.appendingPathComponent("Tests"), outside] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
    }

    /// Runs the generator with an output folder.
    private func run(into folder: String) throws {
        _ = try Generator.run(
            [
                "--target", "Shop", "--graphs", sandbox.graphs.path, "--package", package.path, "--into",
                folder,
            ]
        ) { _ in }
    }

    private func error(into folder: String, _ arguments: String...) -> String {
        do {
            _ = try Generator.run(
                [
                    "--target", "Shop", "--graphs", sandbox.graphs.path, "--package", package.path, "--into",
                    folder,
                ]
                    + arguments
            ) { _ in }
            return ""
        } catch {
            return "\(error)".replacingOccurrences(of: sandbox.root.resolvingSymlinksInPath().path, with: "…")
                .replacingOccurrences(of: sandbox.root.path, with: "…")
        }
    }

    private var written: [String] {
        let files =
            FileManager.default.enumerator(atPath: sandbox.root.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted()
    }

    @Test func aFolderInsideThePackageIsAllowed() throws {
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
    func aFolderOutsideThePackageIsRejected(folder: String, found: String) {
        let path = folder.contains("..") ? "…/\(folder), which resolves to \(found)," : "…/\(folder)"
        for action in ["--overwrite", "--check"] {
            #expect(
                error(into: "\(sandbox.root.path)/\(folder)", action)
                    == "\(path) is outside the package in …/Shop; nothing was generated. Name a folder inside the package with --into."
            )
        }
        #expect(written == [])
    }

    @Test func aLinkToAFolderOutsideIsRejected() throws {
        let link = package.appendingPathComponent("Tests/Generated")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
        #expect(
            error(into: link.path).contains("/Generated, which resolves to …/Outside, is outside the package")
        )
        #expect(error(into: link.path + "/New").contains("which resolves to …/Outside/New,"))
        // `..` after a link is the parent of the target of the link.
        #expect(error(into: link.path + "/../New").contains("which resolves to …/New,"))
        #expect(written == [])
    }

    @Test func aLinkWithoutATargetIsRejected() throws {
        let link = package.appendingPathComponent("Tests/Generated")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: sandbox.root.appendingPathComponent("Missing"))
        #expect(
            error(into: link.path).hasSuffix(
                "goes through a symbolic link without a target; nothing was generated."))
        #expect(written == [])
    }

    @Test func aLinkToAFolderInsideIsFollowed() throws {
        let link = package.appendingPathComponent("Mocks")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: package.appendingPathComponent("Tests"))
        try run(into: link.path + "/Generated")
        #expect(written == ["Shop/Tests/Generated/MockStore.swift"])
    }
}
