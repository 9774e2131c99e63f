#if canImport(Testing)
    internal import ExpectKit
    public import Testing

    /// A trait that attaches a picture of the calls of its mocks to a test that fails.
    public struct DiagramTrait: TestTrait, SuiteTrait, TestScoping {
        fileprivate init() {}

        /// Whether a suite applies the trait to its tests, which is always true.
        public var isRecursive: Bool { true }

        /// Runs a test, or one case of it, and attaches the picture when it ends.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            try await observingMocks(
                of: test, testCase, with: DiagramAttachment(to: test, testCase), outside: Self.self, function)
        }
    }

    extension DiagramTrait: ExpectKitTrait {}

    extension Trait where Self == DiagramTrait {
        /// Attaches a page with a sequence diagram to a test that fails, and verifies its mocks as `.verifiesMocks` does.
        ///
        /// ```swift
        /// @Test(.attachesDiagram) func theBakerPreheatsTheOven() {
        ///     let oven = MockOven()
        ///     oven.expect(.preheat(to: 220))
        ///     oven.expect(.temperature).andReturn(220)
        ///     #expect(Baker(oven: oven).preparesForBread())
        /// }
        /// ```
        ///
        /// The page is a file of HTML with the calls of all mocks of the test, their answers and their failures. To get
        /// it, run `swift test --attachments-path Attachments`, with a folder that exists. Without a folder, `swift test`
        /// makes no page. On a suite the trait applies to every test in it.
        ///
        /// The environment variable `EXPECTKIT_ATTACHMENTS` can be `never` for no pages, and `all` for a page of each
        /// test with the trait.
        public static var attachesDiagram: Self { Self() }
    }

    /// The diagram of a test, which is attached once.
    final class DiagramAttachment: MockScopeObserver {
        private let test: Test
        /// The arguments of the case, each with its label, such as `city: "Oslo"`.
        private let arguments: [String]
        private let isAttached = Lock(false)

        init(to test: Test, _ testCase: Test.Case?) {
            self.test = test
            arguments = testCase.map(argumentsInWords) ?? []
        }

        func mocksAreOver(_ mocks: [any ReadableMock], hasFailed: Bool) {
            guard AttachmentCondition.ofEnvironment().isMet(hasFailed: hasFailed),
                mayReceiveAttachments(SwiftPMOptions())
            else { return }
            let name = test.displayName ?? test.name
            let title = arguments.isEmpty ? name : "\(name) with \(arguments.joined(separator: ", "))"
            let diagram = SequenceDiagram(title: title, of: mocks.map(\.history))
            if diagram.lifelines.isEmpty { return }
            let isFirst = isAttached.withLock { isAttached in
                defer { isAttached = true }
                return !isAttached
            }
            guard isFirst else { return }
            Attachment.record(
                Array(diagram.page.utf8), named: attachmentName(of: test.name, arguments),
                sourceLocation: test.sourceLocation)
        }
    }
#endif

/// Returns the name of the file for a test, such as `theBakerPreheatsTheOven-calls.html`.
///
/// - Parameter arguments: The arguments of the case of a parameterized test. They follow the name.
func attachmentName(of test: String, _ arguments: [String] = []) -> String {
    let words = ([String(test.prefix { $0 != "(" })] + arguments).joined(separator: " ")
        .split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let name = words.joined(separator: "-").prefix(Limits.Diagrams.fileName)
    return "\(name.isEmpty ? "mocks" : name)-calls.html"
}
