/// Writes the names of library and standard library types in a wrapper, qualified by the module if another
/// declaration hides the type.
struct QualifiedNames: Equatable, Sendable {
    /// The type names that refer to other declarations in the file of the wrapper.
    var hidden: Set<String> = []

    /// The module of the library that the file of the wrapper imports, and that of tapes.
    let library = "ExpectKit"
    let tapes = "ExpectKitTapes"

    /// Returns the name of a type of the library or of the standard library, qualified if necessary.
    func callAsFunction(_ name: String) -> String {
        guard hidden.contains(name) else { return name }
        let module = tapeTypes.contains(name) ? tapes : libraryTypes.contains(name) ? library : "Swift"
        return "\(module).\(name)"
    }

    /// Returns a type of the standard library, qualified if necessary.
    func type(_ name: String) -> SwiftType {
        .named(name, in: hidden.contains(name) ? .named("Swift") : nil, arguments: [])
    }
}

/// The types of the library that every wrapper uses.
let libraryTypes: Set<String> = [
    "Mock", "MockCall", "TypedCall", "MockMode", "MockOrdering", "Arg", "_OmittedArgument", "_RealObject", "TestDouble",
    "TypedMocking", "InvocationHasher", "SettableProperty",
    "InvocationMatching", "TokenNaming",
]

/// The public types of the library, whose names a mock in the test target would hide.
let publicTypes: Set<String> = [
    "AnswerClauses", "AnswerScheduler", "Arg", "BoundMock", "CallAttempt", "CallClauses", "CallOrder",
    "CallQuery", "CallSite", "Captor", "CheckedAnswerClauses", "DeclaredAnswers",
    "DefaultAnswerable", "ExpectationClauses", "ExpectedCall", "FailureRecorder", "FailureReport",
    "FailureReporter", "InvocationError", "InvocationHasher", "InvocationMatching",
    "LiteralValue", "Mock", "MockCall", "MockClosure", "MockDefaults", "MockDefaultsTrait", "MockMode",
    "MockOrdering",
    "MockSettingsTrait", "MockStates", "MockVerificationTrait", "Mocking", "PendingCall",
    "PendingCompletion", "PendingStream",
    "RejectedCall", "SettableProperty", "StubbedCall", "Tape", "TapeAge", "TapeMode", "TapeRule", "TapeTrait",
    "TapedError",
    "TestDouble", "TokenNaming", "TypedCall", "TypedMocking", "UnansweredCallError", "UncheckedAnswerClauses",
    "UncheckedExpectedCall", "UncheckedStubbedCall", "UnusedStubs", "UnverifiedMockError",
]

/// The types of `ExpectKitTapes`, and of the standard library, that only wrappers with `Codable` invocations use.
let tapeTypes: Set<String> = ["_EncodedCall", "_DecodedCall", "_Sent"]
let codingTypes: Set<String> = ["Codable", "Encoder", "Decoder"]

/// The types of the standard library that wrappers use, or that the generator treats specially in a requirement.
let standardTypes: Set<String> = basicTypes.union([
    "Error", "Hasher", "Never", "ObjectIdentifier", "Optional", "Result", "Sendable", "UnownedSerialExecutor",
    "Void",
])

/// Common types of the standard library that are copyable and `Sendable`.
let basicTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Bool", "String",
    "Double", "Float", "Character", "Duration",
]

extension SwiftType {
    /// Returns whether the type is a type of the standard library, written with or without its module.
    ///
    /// A type that hides it is always written with its own module, so an unqualified name is that of the standard library.
    func isStandard(_ name: String) -> Bool {
        self == .named(name) || self == .named(name, in: .named("Swift"), arguments: [])
    }
}

extension MockedDeclaration {
    /// Throws an error if the mock would hide a type that wrappers and tests use.
    func requireOwnName() throws(UnsupportedDeclaration) {
        guard publicTypes.union(standardTypes).contains(mockName) else { return }
        let owner = publicTypes.contains(mockName) ? "ExpectKit" : "the standard library"
        throw UnsupportedDeclaration(
            "its mock would have the name of the type \(mockName) of \(owner); name it with --prefix or --suffix"
        )
    }
}
