// swift-tools-version: 6.2

import PackageDescription

// A separate package, like a client of ExpectKit, so that `swift test` does not build the tests of the library.
let package = Package(
    name: "Bakery",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "ExpectKit", path: "../..")],
    targets: [
        .target(name: "Bakery"),
        .testTarget(
            name: "BakeryTests", dependencies: ["Bakery", .product(name: "ExpectKit", package: "ExpectKit")],
            plugins: [.plugin(name: "Mocks", package: "ExpectKit")]),
    ],
    swiftLanguageModes: [.v6]
)
