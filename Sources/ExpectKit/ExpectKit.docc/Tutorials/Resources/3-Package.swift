// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Shop",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(path: "../ExpectKit")
    ],
    targets: [
        .target(name: "Shop"),
        .testTarget(
            name: "ShopTests",
            dependencies: ["Shop", .product(name: "ExpectKit", package: "ExpectKit")],
            plugins: [.plugin(name: "Mocks", package: "ExpectKit")]),
    ]
)
