import Foundation
import Testing

@testable import ExpectKit

/// Paths relative to the nearest package.
struct PackagePathTests {
    /// Returns the path of a file in a new folder that has some files and folders. A name that ends with `/` is a folder.
    private func path(of file: String, besides names: String...) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "paths-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in names + [file] {
            let place = folder.appendingPathComponent(name)
            let parent = name.hasSuffix("/") ? place : place.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            if !name.hasSuffix("/") { try Data().write(to: place) }
        }
        return pathInPackage(ofFile: folder.appendingPathComponent(file).path)
    }

    @Test func thePackageIsTheNearestFolderWithAManifest() throws {
        #expect(
            try path(of: "Tests/ShopTests/CartTests.swift", besides: "Package.swift")
                == "Tests/ShopTests/CartTests.swift")
        #expect(
            try path(of: "Tools/Tests/A.swift", besides: "Package.swift", "Tools/Package.swift")
                == "Tests/A.swift")
        #expect(try path(of: "A.swift", besides: "Package.swift") == "A.swift")
        #expect(
            pathInPackage(ofFile: #filePath) == "Tests/ExpectKitTests/Support/PackagePathTests.swift")
    }

    @Test(arguments: [".git/", ".git", "Shop.xcodeproj/", "Shop.xcworkspace/"])
    func withoutAManifestItIsTheNearestProject(name: String) throws {
        #expect(try path(of: "Tests/A.swift", besides: name) == "Tests/A.swift")
        #expect(try path(of: "App/Tests/A.swift", besides: ".git/", "App/\(name)") == "Tests/A.swift")
        // A manifest further above counts more.
        #expect(try path(of: "App/A.swift", besides: "Package.swift", "App/\(name)") == "App/A.swift")
    }

    @Test func withoutAPackageThePathIsTheName() {
        #expect(pathInPackage(ofFile: "/no-such-folder/Tests/A.swift") == "A.swift")
        #expect(pathInPackage(ofFile: "/A.swift") == "A.swift")
    }

    @Test func aRelativePathIsUnchanged() {
        #expect(pathInPackage(ofFile: "Tests/A.swift") == "Tests/A.swift")
        #expect(pathInPackage(ofFile: "A.swift") == "A.swift")
        #expect(pathInPackage(ofFile: "") == "")
    }

    @Test func severalThreadsMayAsk() {
        let own = pathInPackage(ofFile: #filePath)
        let folder = String(#filePath.dropLast(own.count))
        DispatchQueue.concurrentPerform(iterations: 200) { number in
            let path = "Tests/Folder\(number % 7)/A.swift"
            #expect(pathInPackage(ofFile: folder + path) == path)
        }
    }
}
