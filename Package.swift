// swift-tools-version: 6.2

import PackageDescription

// The library has no package dependencies, because they would add to the build time of every test target that uses it.
// The benchmarks, which need a dependency, and the tests of generated mocks are separate packages: Benchmarks and
// Tests/Integration.
let package = Package(
    name: "ExpectKit",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "ExpectKit", targets: ["ExpectKit"]),
        .library(name: "ExpectKitTapes", targets: ["ExpectKitTapes"]),
        .library(name: "ExpectKitExploration", targets: ["ExpectKitExploration"]),
        .library(name: "ExpectKitDiagrams", targets: ["ExpectKitDiagrams"]),
        .plugin(name: "Mocks", targets: ["BuildMocks"]),
        .plugin(name: "GenerateMocks", targets: ["GenerateMocks", "ListMocks"]),
    ],
    targets: [
        // Captures stacks, and names their frames. It knows nothing of mocks, and has no public API.
        .target(name: "StackTraces"),
        .target(name: "ExpectKit", dependencies: ["StackTraces"]),
        .target(name: "ExpectKitTapes", dependencies: ["ExpectKit"]),
        .target(name: "ExpectKitExploration", dependencies: ["ExpectKit"]),
        .target(name: "ExpectKitDiagrams", dependencies: ["ExpectKit"]),
        // The generator of mocks, which the plugin runs as an executable. Test targets of clients do not link it.
        .target(name: "MockGenerator"),
        .executableTarget(name: "MockGeneratorTool", dependencies: ["MockGenerator"]),
        .plugin(
            name: "GenerateMocks",
            capability: .command(
                intent: .custom(verb: "generate-mocks", description: "Writes mocks of a target's protocols."),
                permissions: [
                    .writeToPackageDirectory(
                        reason:
                            "It writes the mocks. list-mocks only lists them, and list-mocks --help explains all options."
                    )
                ]),
            dependencies: ["MockGeneratorTool"]),
        .plugin(name: "BuildMocks", capability: .buildTool(), dependencies: ["MockGeneratorTool"]),
        // A plugin of its own, because SwiftPM asks for the permissions of a plugin whatever its arguments are.
        .plugin(
            name: "ListMocks",
            capability: .command(
                intent: .custom(
                    verb: "list-mocks", description: "Lists the mocks that generate-mocks would write.")),
            dependencies: ["MockGeneratorTool"]),
        .testTarget(name: "StackTracesTests", dependencies: ["StackTraces"]),
        // Unit tests, in folders that mirror those of the library. They read golden-reports.txt from the source tree.
        .testTarget(
            name: "ExpectKitTests",
            dependencies: [
                "ExpectKit", "ExpectKitTapes", "ExpectKitExploration", "ExpectKitDiagrams", "StackTraces",
                "Mistakes",
            ],
            exclude: ["Reporting/golden-reports.txt", "Mistakes/mistakes.txt"]),
        // Scenario tests, which use only the public API. They read their tapes from the source tree.
        .testTarget(
            name: "ScenarioTests",
            dependencies: [
                "ExpectKit", "ExpectKitTapes", "ExpectKitExploration", "ExpectKitDiagrams", "Stories",
            ],
            exclude: ["Catalogue/__Tapes__", "Tapes/__Tapes__"]),
        // The code under test of some scenario tests.
        .target(name: "Stories", path: "Tests/Stories"),
        // The code under test of the tests with typical mistakes, which are unit tests.
        .target(name: "Mistakes", path: "Tests/Mistakes"),
        .testTarget(name: "MockGeneratorTests", dependencies: ["MockGenerator"]),
    ],
    swiftLanguageModes: [.v6]
)

// `.ci/run` sets this variable for the build with the thread sanitizer: the library, and the tests that use several threads
// or tasks.
if Context.environment["EXPECTKIT_CONCURRENCY_ONLY"] != nil {
    let concurrentTests = [
        "ExpectKitTests": [
            "Answers/Held", "Calling/NestedCallTests.swift", "Calls/Journal", "Engine/Concurrency",
            "Engine/MockNumberTests.swift",
            "Exploration", "Fixtures", "Frameworks/TaskContextTests.swift",
            "Support", "Tapes/ChangingWeather.swift",
        ],
        "ScenarioTests": [
            "Generated/MockBreadCounter.swift", "Isolation", "Reader", "Streams/StreamTests.swift", "Support",
            "Waiting", "Wrappers/ConcurrentCallTests.swift",
        ],
    ]
    let others = [
        "StackTraces", "ExpectKit", "ExpectKitTapes", "ExpectKitExploration", "ExpectKitDiagrams", "Stories",
        "Mistakes",
    ]
    package.targets.removeAll { !others.contains($0.name) && concurrentTests[$0.name] == nil }
    package.products.removeAll { $0.name != "ExpectKit" }
    for target in package.targets { target.sources = concurrentTests[target.name] }
}

// A plugin target cannot have Swift settings.
for target in package.targets where target.type != .plugin {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ]
}
