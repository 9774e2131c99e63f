// swift-tools-version: 6.2

import PackageDescription

// Tests of generated mocks. They are a separate package, so that `swift test` does not build them with the library.
// `.ci/checks/integration` generates the mocks, which are not checked in, and builds the package.
let package = Package(
    name: "Integration",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    dependencies: [.package(name: "ExpectKit", path: "../..")],
    targets: [
        // Fixture protocols, at least one for each kind of requirement, and the tests of their generated mocks.
        .target(name: "FixtureBase"),
        .target(name: "FixtureProtocols", dependencies: ["FixtureBase"]),
        .target(name: "MainActorFixtureProtocols", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "ConformanceTests",
            dependencies: ["FixtureProtocols", "MainActorFixtureProtocols", .expectKit, .expectKitTapes]),
        // The same mocks, and wrappers by hand, in a module with main actor isolation by default, which new app targets in
        // Xcode have.
        .testTarget(
            name: "MainActorTests",
            dependencies: ["FixtureProtocols", "MainActorFixtureProtocols", .expectKit],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        // Code of pages that needs generated mocks, such as the page for users of other libraries.
        .target(name: "Pages"),
        .testTarget(name: "PageTests", dependencies: ["Pages", .expectKit]),
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

// Tests of two public packages, rewritten with ExpectKit. They need the network. The versions are exact, because their page
// compares the tests with those of these versions.
if Context.environment["EXPECTKIT_ADOPTION"] != nil {
    package.dependencies += [
        .package(url: "https://github.com/apple/swift-metrics.git", exact: "2.13.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", exact: "2.13.0"),
    ]
    package.targets += [
        .testTarget(
            name: "MetricsTests",
            dependencies: [.product(name: "CoreMetrics", package: "swift-metrics"), .expectKit],
            path: "Adoption/MetricsTests"),
        .testTarget(
            name: "ServiceLifecycleTests",
            dependencies: [
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"), .expectKit,
            ],
            path: "Adoption/ServiceLifecycleTests"),
    ]
}

extension Target.Dependency {
    static var expectKit: Self { .product(name: "ExpectKit", package: "ExpectKit") }
    static var expectKitTapes: Self { .product(name: "ExpectKitTapes", package: "ExpectKit") }
}
