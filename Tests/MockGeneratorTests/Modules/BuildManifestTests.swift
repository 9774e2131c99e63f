import Foundation
import Testing

@testable import MockGenerator

// The compiler settings that SwiftPM leaves in its build manifest.

struct BuildManifestTests {
    private let manifest = BuildManifest(
        """
        commands:
          "C.ShopTests-tool":
            args: ["/bin/swiftc","-module-name","ShopTests","-emit-module","-I","/build/Modules-tool"]
          "wrap":
            args: ["/bin/swiftc","-modulewrap","-o","ShopTests","-module-name","ShopTests"]
          "C.ShopTests":
            args: ["/bin/swiftc","-module-name","ShopTests","-emit-module","-I","/build/Modules","-DDEBUG","-j2"]
        """)

    @Test func theCommandLineOfAModuleIsFound() {
        #expect(
            manifest.commandLine(ofModule: "ShopTests")
                == [
                    "/bin/swiftc", "-module-name", "ShopTests", "-emit-module", "-I", "/build/Modules",
                    "-DDEBUG", "-j2",
                ])
        #expect(manifest.commandLine(ofModule: "Shop") == nil)
    }

    @Test func theNewestManifestIsReadOrThatOfTheConfiguration() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("manifests-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(BuildManifest(in: folder.path, of: "") == nil)
        for (number, name) in ["release", "debug"].enumerated() {
            let file = folder.appendingPathComponent("\(name).yaml")
            try Data(#"args: ["\#(name)","-module-name","ShopTests","-emit-module"]"#.utf8).write(to: file)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: Double(number))], ofItemAtPath: file.path)
        }
        func compiler(_ configuration: String) -> String? {
            BuildManifest(in: folder.path, of: configuration)?.commandLine(ofModule: "ShopTests")?.first
        }
        #expect(compiler("") == "debug")
        #expect(compiler("release") == "release")
    }

    @Test func onlySettingsOfTheTypeCheckAreKept() {
        let settings = CompilerSettings(commandLine: [
            "/bin/swiftc", "-module-name", "ShopTests", "-emit-module", "-emit-module-path", "/out", "-c",
            "@sources",
            "-I", "/build/Modules", "-I/more", "-target", "x86_64", "-Onone", "-DDEBUG", "-swift-version",
            "6",
            "-default-isolation", "MainActor", "-enable-upcoming-feature", "ExistentialAny", "-Xcc", "-fPIC",
            "-strict-concurrency=complete", "-warnings-as-errors", "-package-name", "shop", "-Xfrontend",
            "-entry-point-function-name", "-Xfrontend", "main",
        ])
        #expect(
            settings?.typeCheck(inModule: "ShopTests") == [
                "/bin/swiftc", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-module-name",
                "ShopTests", "-I",
                "/build/Modules", "-I/more", "-target", "x86_64", "-DDEBUG", "-swift-version", "6",
                "-default-isolation", "MainActor", "-enable-upcoming-feature", "ExistentialAny", "-Xcc",
                "-fPIC", "-strict-concurrency=complete", "-warnings-as-errors", "-package-name", "shop",
            ])
        #expect(
            settings?.search == ["-I", "/build/Modules", "-I/more", "-target", "x86_64", "-Xcc", "-fPIC"])
    }
}
