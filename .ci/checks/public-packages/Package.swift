// swift-tools-version: 6.2

import PackageDescription

// Public packages for a test of the generator: `run` generates mocks of their public protocols, structs of closures and
// open classes, and compiles them.
// This is a separate package, because ExpectKit has no dependencies.

/// A module of a public package.
struct Library {
    var module: String
    var package: String
    var url: String
    var version: Version
}

let libraries = [
    Library(
        module: "Logging", package: "swift-log", url: "https://github.com/apple/swift-log", version: "1.16.2"),
    Library(
        module: "CoreMetrics", package: "swift-metrics", url: "https://github.com/apple/swift-metrics",
        version: "2.13.0"),
    Library(
        module: "NIOCore", package: "swift-nio", url: "https://github.com/apple/swift-nio", version: "2.101.2"
    ),
    Library(
        module: "AsyncHTTPClient", package: "async-http-client",
        url: "https://github.com/swift-server/async-http-client", version: "1.37.0"),
    Library(
        module: "GRDB", package: "GRDB.swift", url: "https://github.com/groue/GRDB.swift", version: "7.10.0"),
    Library(
        module: "Hummingbird", package: "hummingbird",
        url: "https://github.com/hummingbird-project/hummingbird",
        version: "2.28.1"),
    Library(
        module: "HummingbirdCore", package: "hummingbird",
        url: "https://github.com/hummingbird-project/hummingbird",
        version: "2.28.1"),
    Library(
        module: "FlyingFox", package: "FlyingFox", url: "https://github.com/swhitty/FlyingFox",
        version: "0.27.1"),
    Library(
        module: "ServiceLifecycle", package: "swift-service-lifecycle",
        url: "https://github.com/swift-server/swift-service-lifecycle", version: "2.13.0"),
    Library(
        module: "Tracing", package: "swift-distributed-tracing",
        url: "https://github.com/apple/swift-distributed-tracing", version: "1.7.3"),
    Library(
        module: "Instrumentation", package: "swift-distributed-tracing",
        url: "https://github.com/apple/swift-distributed-tracing", version: "1.7.3"),
    Library(
        module: "Crypto", package: "swift-crypto", url: "https://github.com/apple/swift-crypto",
        version: "4.5.2"),
    Library(module: "JWTKit", package: "jwt-kit", url: "https://github.com/vapor/jwt-kit", version: "5.7.1"),
    Library(
        module: "GRPCCore", package: "grpc-swift-2", url: "https://github.com/grpc/grpc-swift-2",
        version: "2.4.3"),
    Library(
        module: "ArgumentParser", package: "swift-argument-parser",
        url: "https://github.com/apple/swift-argument-parser", version: "1.8.2"),
    Library(module: "Yams", package: "Yams", url: "https://github.com/jpsim/Yams", version: "6.2.2"),
    Library(
        module: "Configuration", package: "swift-configuration",
        url: "https://github.com/apple/swift-configuration", version: "1.4.0"),
    Library(
        module: "OpenCombine", package: "OpenCombine", url: "https://github.com/OpenCombine/OpenCombine",
        version: "0.14.0"),
    Library(
        module: "Stencil", package: "Stencil", url: "https://github.com/stencilproject/Stencil",
        version: "0.15.1"),
    Library(
        module: "X509", package: "swift-certificates", url: "https://github.com/apple/swift-certificates",
        version: "1.21.1"),
    Library(
        module: "NIOHTTP1", package: "swift-nio", url: "https://github.com/apple/swift-nio",
        version: "2.101.2"
    ),
    Library(
        module: "NIOHTTP2", package: "swift-nio-http2", url: "https://github.com/apple/swift-nio-http2",
        version: "1.46.0"),
    Library(
        module: "SwiftProtobuf", package: "swift-protobuf", url: "https://github.com/apple/swift-protobuf",
        version: "1.39.0"),
    Library(
        module: "XMLCoder", package: "XMLCoder", url: "https://github.com/CoreOffice/XMLCoder",
        version: "0.18.2"),
    Library(
        module: "Mustache", package: "swift-mustache",
        url: "https://github.com/hummingbird-project/swift-mustache", version: "2.1.1"),
    Library(
        module: "CustomDump", package: "swift-custom-dump",
        url: "https://github.com/pointfreeco/swift-custom-dump", version: "1.7.3"),
    Library(
        module: "IssueReporting", package: "xctest-dynamic-overlay",
        url: "https://github.com/pointfreeco/xctest-dynamic-overlay", version: "1.13.1"),
    Library(
        module: "AsyncAlgorithms", package: "swift-async-algorithms",
        url: "https://github.com/apple/swift-async-algorithms", version: "1.1.4"),
]

let package = Package(
    name: "PublicPackages",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "ExpectKit", path: "../../..")],
    targets: [
        // It has no code of its own. A build of it builds all modules, and its settings are those with which `run`
        // compiles the mocks.
        .target(
            name: "Importer",
            dependencies: libraries.map { .product(name: $0.module, package: $0.package) } + [
                .product(name: "ExpectKit", package: "ExpectKit")
            ],
            exclude: ["Generated"])
    ],
    swiftLanguageModes: [.v6]
)

for library in libraries where !package.dependencies.contains(where: { $0.kind.isSourceControl(library.url) })
{
    package.dependencies.append(.package(url: library.url, exact: library.version))
}

extension Package.Dependency.Kind {
    func isSourceControl(_ url: String) -> Bool {
        if case .sourceControl(_, location: url, _) = self { true } else { false }
    }
}
