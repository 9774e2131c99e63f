/// The result of generating the mock of one type.
struct Outcome {
    private(set) var result: Result<GeneratedFile, UnsupportedDeclaration>
    let declaration: MockedDeclaration
    /// Whether no mock is generated, because it would have nothing to do.
    let isSkipped: Bool
    /// The name of the file, which an existing file keeps.
    let fileName: String

    /// Generates a mock.
    ///
    /// - Parameters:
    ///   - declaration: The type.
    ///   - target: The name of its target.
    ///   - keepsEmpty: Whether a mock is generated even if it has nothing to do.
    ///   - fileName: The name of its file.
    init(_ declaration: MockedDeclaration, target: String, keepsEmpty: Bool, fileName: String) {
        self.declaration = declaration
        self.fileName = fileName
        isSkipped = declaration.isEmpty && !keepsEmpty
        result = Result { () throws(UnsupportedDeclaration) in
            GeneratedFile(for: try Wrapper(of: declaration), target: target, named: fileName)
        }
    }

    /// Rejects the type because its mock would have the same name as an earlier one.
    mutating func reject(inFavorOf earlier: Outcome) {
        result = .failure(
            UnsupportedDeclaration(
                "its mock would have the same name as the mock of \(earlier.name)")
        )
    }

    /// Rejects the type for a reason that was found after its mock was generated.
    mutating func reject(because reason: String) {
        result = .failure(UnsupportedDeclaration(reason))
    }

    /// Further remarks, such as the warnings of the compiler.
    var notes: [String] = []

    /// Returns whether an existing mock is that of the type. Its file may also be the mock of another type.
    func replaces(_ existing: ExistingMock) -> Bool {
        existing.fileName == fileName && existing.record.name == name
    }

    var name: String { declaration.name }
    var mockName: String { declaration.mockName }
    var file: GeneratedFile? { isSkipped ? nil : try? result.get() }
    /// Why the type cannot be mocked, or an empty string if it can.
    var unsupportedReason: String { if case .failure(let error) = result { error.reason } else { "" } }
    /// Why the protocol is skipped.
    var skippingReason: String {
        declaration.requirements.isEmpty
            ? "it has no requirements" : "all its requirements have default implementations"
    }
    /// Remarks about the mock, in a sentence each.
    var remarks: [String] {
        guard file != nil else { return [] }
        return declaration.unusableDefaults
            + ((try? WrapperPlan(declaration).unrecordableCalls) ?? []) + notes
    }
}
