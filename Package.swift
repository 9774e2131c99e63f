// swift-tools-version: 6.2

import PackageDescription

// The library has no dependencies and must stay without: a mock engine that brings others into every
// test build is one of the reasons people write mocks by hand. Benchmarks live in a package of their own, and so do
// the tests of generated mocks (Tests/Conformance).
let package = Package(
    name: "ExpectKit",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "ExpectKit", targets: ["ExpectKit"]),
        .plugin(name: "GenerateMocks", targets: ["GenerateMocks"]),
    ],
    targets: [
        .target(name: "ExpectKit"),
        // Writes wrappers; the plugin runs it. Nothing of it gets into a test.
        .target(name: "MockGenerator"),
        .executableTarget(name: "MockGeneratorTool", dependencies: ["MockGenerator"]),
        .plugin(
            name: "GenerateMocks",
            capability: .command(
                intent: .custom(verb: "generate-mocks", description: "Writes mocks of a target's protocols."),
                permissions: [.writeToPackageDirectory(reason: "It writes the mocks into a test target.")]),
            dependencies: ["MockGeneratorTool"]),
        // Units: one room of the engine at a time, with @testable where it helps.
        // Every report stands whole in a text file, which the tests read from where it lies.
        .testTarget(
            name: "ExpectKitTests", dependencies: ["ExpectKit"], exclude: ["Reporting/golden-reports.txt"]),
        // Stories: what a user writes, with `import ExpectKit` only. Tapes are read from where they lie.
        .testTarget(
            name: "ScenarioTests", dependencies: ["ExpectKit", "Stories"],
            exclude: ["Readme/__Tapes__", "Tapes/__Tapes__"]),
        // The code under test of some stories. Tests/Conformance tells them again, with generated mocks.
        .target(name: "Stories", path: "Tests/Stories"),
        .testTarget(name: "MockGeneratorTests", dependencies: ["MockGenerator"]),
    ],
    swiftLanguageModes: [.v6]
)

// The generator has no concurrency, so the thread sanitizer's stage of the gate does not build it.
if Context.environment["EXPECTKIT_WITHOUT_GENERATOR"] != nil {
    let generator = ["MockGenerator", "MockGeneratorTool", "GenerateMocks", "MockGeneratorTests"]
    package.targets.removeAll { generator.contains($0.name) }
    package.products.removeAll { generator.contains($0.name) }
}

// A plugin takes no settings.
for target in package.targets where target.type != .plugin {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ]
}
