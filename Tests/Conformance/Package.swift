// swift-tools-version: 6.2

import PackageDescription

// What the generator writes, compiled and called: a package of its own, so that `swift test` of the library does not
// build it. `.ci/run` tests it, and compares the checked-in mocks with the protocols.
let package = Package(
    name: "Conformance",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    dependencies: [.package(name: "ExpectKit", path: "../..")],
    targets: [
        // One protocol for each kind of requirement, and the tests of their generated mocks.
        .target(name: "FixtureBase"),
        .target(name: "FixtureProtocols", dependencies: ["FixtureBase"]),
        .target(name: "MainActorFixtureProtocols", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "ConformanceTests",
            dependencies: ["FixtureProtocols", "MainActorFixtureProtocols", .expectKit]),
        .testTarget(
            name: "MainActorConformanceTests",
            dependencies: ["FixtureProtocols", "MainActorFixtureProtocols", .expectKit],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        // The stories of ScenarioTests with generated mocks. Protocols and tests are links to the files there.
        .target(name: "Stories"),
        .testTarget(name: "GeneratedStoryTests", dependencies: ["Stories", .expectKit]),
        // Wrappers in a module that is isolated to the main actor by default, as new app targets are.
        .testTarget(
            name: "MainActorTests", dependencies: [.expectKit],
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

extension Target.Dependency {
    static var expectKit: Self { .product(name: "ExpectKit", package: "ExpectKit") }
}
