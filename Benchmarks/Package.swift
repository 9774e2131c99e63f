// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that the manifest of the library has no dependencies.
let package = Package(
    name: "ExpectKitBenchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "ExpectKit", path: ".."),
        // Without its default traits, which replace the allocator and the reference counting of the runtime.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
    ],
    targets: [
        // Does the least that a mock does. It is a module of its own, as the library is.
        .target(name: "Floor"),
        .target(name: "Doubles", dependencies: ["ExpectKit", "Floor"]),
        .executableTarget(
            name: "Calls",
            dependencies: ["Doubles", "ExpectKit", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/Calls",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
        .executableTarget(name: "PeakMemory", dependencies: ["Doubles"]),
        .executableTarget(name: "EndedMocks", dependencies: ["Doubles"]),
        .executableTarget(name: "Report"),
        // Measures the cost of a failure in images of two sizes. `run-failures` builds them with debug information.
        .target(name: "FailureCost", dependencies: ["Doubles", "ExpectKit"]),
        .executableTarget(name: "SmallFailures", dependencies: ["FailureCost"]),
        .executableTarget(
            name: "LargeFailures",
            dependencies: ["FailureCost", .product(name: "Benchmark", package: "benchmark")]),
    ],
    swiftLanguageModes: [.v6]
)
