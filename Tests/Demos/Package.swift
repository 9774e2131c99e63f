// swift-tools-version: 6.2

import PackageDescription

// The demo of Examples/BakeryDemo, through a symbolic link, and tests of the library for demos. They are a separate
// package, so that the library for demos is built once, by `run`.
let package = Package(
    name: "Demos",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "ExpectKit", path: "../..")],
    targets: [
        .target(name: "BakeryShop"),
        .executableTarget(name: "Demo", dependencies: ["BakeryShop", .expectKitForDemos]),
        .testTarget(name: "ConsoleTests", dependencies: [.expectKitForDemos]),
        // Tests that use a mock of a demo by mistake. Each of them stops the process.
        .testTarget(name: "HazardTests", dependencies: [.expectKitForDemos]),
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
    static var expectKitForDemos: Self { .product(name: "ExpectKitForDemos", package: "ExpectKit") }
}
