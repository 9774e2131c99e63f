// swift-tools-version: 6.2

import PackageDescription

// Tests of two public packages, rewritten with ExpectKit. The versions are exact, because the README compares the tests
// with those of these versions.
let package = Package(
    name: "Adoption",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "ExpectKit", path: "../.."),
        .package(url: "https://github.com/apple/swift-metrics.git", exact: "2.13.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", exact: "2.13.0"),
    ],
    targets: [
        .testTarget(
            name: "MetricsTests",
            dependencies: [
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "ExpectKit", package: "ExpectKit"),
            ]),
        .testTarget(
            name: "ServiceLifecycleTests",
            dependencies: [
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "ExpectKit", package: "ExpectKit"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
