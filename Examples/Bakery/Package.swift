// swift-tools-version: 6.2

import PackageDescription

// A package of its own, as a client of ExpectKit has, so that `swift test` builds the library without its tests.
let package = Package(
    name: "Bakery",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "ExpectKit", path: "../..")],
    targets: [
        .target(name: "Bakery"),
        .testTarget(
            name: "BakeryTests", dependencies: ["Bakery", .product(name: "ExpectKit", package: "ExpectKit")]),
    ],
    swiftLanguageModes: [.v6]
)
