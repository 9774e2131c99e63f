#if os(Linux)
    import Foundation
    import Testing

    @testable import ExpectKit
    @testable import ExpectKitTapes

    /// Enums from modules that were built without the names of their cases. Reflection cannot distinguish the cases. It once
    /// recursed without end on them, so a child process reads them.
    @Suite(.enabled(if: NamelessLibrary.compiler != nil)) struct NamelessEnumTests {
        @Test(arguments: [
            "-disable-reflection-metadata", "-disable-reflection-names",
            "-reflection-metadata-for-debugger-only",
        ])
        func withoutTheNamesOfItsCases(option: String) async throws {
            let library = try NamelessLibrary(built: option)
            defer { library.remove() }
            let path = library.path
            await #expect(processExitsWith: .success) { [path = path as String] in
                try checkNamelessEnums(of: path)
            }
        }

        @Test func theSameEnumIsComparedIfItHasNames() throws {
            let library = try NamelessLibrary(built: "-enable-testing")
            defer { library.remove() }
            let values = try NamelessLibrary.values(of: library.path)
            #expect(values.map { incomparableParts(of: $0, path: "it") } == [[], [], [], []])
            #expect(values.map { describe($0) } == ["load(id: 1)", "load(number: 1)", "none", "all([none])"])
        }
    }

    /// Expects a misuse for each of the values.
    private func checkNamelessEnums(of library: String) throws {
        let values = try NamelessLibrary.values(of: library)
        #expect(values.count == 4)
        func check<Invocation>(_ invocation: Invocation) {
            let double = AnyDouble<Invocation>()
            double.expect(invocation)
            #expect(!double.didCall(invocation))
            let report = """
                Store: the call cannot be compared: Nameless is not Equatable, and its module was built without the \
                names of its cases
                  help: make Nameless Equatable, or build its module with reflection metadata
                """
            #expect(double.failures.drain().map(\.unwrappedText) == [report, report])
            // An incomparable call matches as `any`.
            double.mock.call(invocation)
            double.verify()
            #expect(double.failures.reports.map(\.unwrappedText) == [])
        }
        for value in values { check(value) }
        #expect(values.map { describe($0) } == ["Nameless", "Nameless", "Nameless", "Nameless"])
        #expect(values.map { sourceCode(of: $0) } == values.map { _ in "/* Nameless */" })
        #expect(structuralDifferences(values[0], values[1]).count == 1)
        let part = Incomparable(path: "argument", type: "Nameless", isNameless: true)
        #expect(incomparableArguments(of: Sack.hold(values[0])) == [part])
        #expect(
            incomparableArguments(of: Sack.hold([values])) == [
                Incomparable(path: "argument[0][0]", type: "Nameless", isNameless: true)
            ])
    }

    private enum Sack { case hold(Any) }

    private final class AnyDouble<Invocation>: Mocking {
        let mock = Mock<Invocation>("Store")
        let failures = FailureRecorder()
        init() { mock.reporter = failures }
    }

    /// A library with an enum, built with a compiler option that the package itself must not use.
    private struct NamelessLibrary {
        private static let source = """
            enum Nameless { case load(id: Int), load(number: Int), none, all([Nameless]) }
            @_cdecl("makeNamelessValues") public func makeNamelessValues(_ values: UnsafeMutableRawPointer) {
                values.assumingMemoryBound(to: [Any].self).pointee = [
                    Nameless.load(id: 1), Nameless.load(number: 1), Nameless.none, Nameless.all([.none]),
                ]
            }
            """

        /// The compiler on the path, if there is one.
        static let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile)

        private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "nameless-\(UUID().uuidString)")
        var path: String { folder.appendingPathComponent("libNameless.so").path }

        init(built option: String) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("Nameless.swift")
            try Self.source.write(to: file, atomically: true, encoding: .utf8)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: try #require(Self.compiler))
            process.arguments = [
                "-emit-library", "-parse-as-library", "-module-name", "Nameless", "-Xfrontend", option,
                file.path, "-o", path,
            ]
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
        }

        func remove() { try? FileManager.default.removeItem(at: folder) }

        /// The values that a library returns.
        static func values(of path: String) throws -> [Any] {
            let handle = try #require(dlopen(path, RTLD_NOW))
            let symbol = try #require(dlsym(handle, "makeNamelessValues"))
            typealias Maker = @convention(c) (UnsafeMutableRawPointer) -> Void
            var values: [Any] = []
            withUnsafeMutablePointer(to: &values) { unsafeBitCast(symbol, to: Maker.self)($0) }
            return values
        }
    }
#endif
