// swift-tools-version: 6.2

import PackageDescription

// A demo program with mocks as its data source. It links no test framework.
let package = Package(
    name: "BakeryDemo",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "ExpectKit", path: "../..")],
    targets: [
        .target(name: "BakeryShop"),
        .executableTarget(
            name: "Demo",
            dependencies: ["BakeryShop", .product(name: "ExpectKitForDemos", package: "ExpectKit")]),
    ],
    swiftLanguageModes: [.v6]
)
