// swift-tools-version: 6.2

import PackageDescription

// The library has no dependencies and must stay without: a mock engine that brings others into every
// test build is one of the reasons people write mocks by hand. Benchmarks live in a package of their own.
let package = Package(
    name: "ExpectKit",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "ExpectKit", targets: ["ExpectKit"])
    ],
    targets: [
        .target(name: "ExpectKit"),
        // Units: one room of the engine at a time, with @testable where it helps.
        // Every report stands whole in a text file, which the tests read from where it lies.
        .testTarget(
            name: "ExpectKitTests", dependencies: ["ExpectKit"], exclude: ["Reporting/golden-reports.txt"]),
        // Stories: what a user writes, with `import ExpectKit` only. Tapes are read from where they lie.
        .testTarget(
            name: "ScenarioTests", dependencies: ["ExpectKit"],
            exclude: ["Readme/__Tapes__", "Tapes/__Tapes__"]),
        // The same in a module that is isolated to the main actor by default, as new app targets are.
        .testTarget(
            name: "MainActorTests", dependencies: ["ExpectKit"],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ]
}
