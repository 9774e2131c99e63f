import Foundation

/// Measures build times: of a package with one mock, of a changed test, and of a test module with 150 mocks.
struct BuildCost {
    let folder: URL
    let library: URL

    init(library: URL) throws {
        self.library = library
        folder = FileManager.default.temporaryDirectory.appending(path: "ExpectKitBuildCost")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Returns the processor time in seconds of a clean build of a package and its tests.
    ///
    /// - Parameter isMocked: Whether the mock uses the library, or is written by hand.
    func coldBuild(isMocked: Bool) throws -> Double {
        let product = isMocked ? #", "ExpectKit""# : ""
        let package = try ScratchPackage(
            isMocked ? "Mocked" : "Plain", in: folder,
            targets: [
                #".target(name: "Greeter")"#,
                #".testTarget(name: "GreeterTests", dependencies: ["Greeter"\#(product)])"#,
            ], library: isMocked ? library : nil)
        try package.write(greeter, to: "Sources/Greeter/Greeter.swift")
        try package.write(
            isMocked ? mockedTest : plainTest, to: "Tests/GreeterTests/GreeterTests.swift")
        return try package.build().seconds
    }
}
