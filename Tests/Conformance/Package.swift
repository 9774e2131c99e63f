// swift-tools-version: 6.2

import PackageDescription

// Tests of generated mocks. They are a separate package, so that `swift test` does not build them with the library.
// `.ci/run` runs the tests, and checks that the generated mocks are up to date.
let package = Package(
    name: "Conformance",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    dependencies: [.package(name: "ExpectKit", path: "../..")],
    targets: [
        // Fixture protocols, at least one for each kind of requirement, and the tests of their generated mocks.
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
        // Some of the scenario tests with generated mocks. The sources and tests are symbolic links.
        .target(name: "Stories"),
        .testTarget(name: "GeneratedStoryTests", dependencies: ["Stories", .expectKit]),
        // Wrappers in a module with main actor isolation by default, which new app targets in Xcode have.
        .testTarget(
            name: "MainActorTests", dependencies: [.expectKit],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
    ],
    swiftLanguageModes: [.v6]
)

// Elsewhere, the modules are parts of Foundation, whose protocols come from Objective-C.
#if os(Linux)
    package.targets.append(.testTarget(name: "ModuleTests", dependencies: [.expectKit]))
#endif

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
