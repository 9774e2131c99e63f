/// The result of generating the mock of one protocol.
struct Outcome {
    let name: String
    let fileName: String
    private(set) var result: Result<GeneratedFile, UnsupportedProtocol>

    init(_ declaration: ProtocolDeclaration, target: String) {
        name = declaration.name
        fileName = declaration.mockName + ".swift"
        result = Result { () throws(UnsupportedProtocol) in
            GeneratedFile(for: declaration, target: target, source: try Wrapper.source(for: declaration))
        }
    }

    /// Rejects the protocol because its mock would have the same name as an earlier one.
    mutating func reject(inFavorOf earlier: Outcome) {
        result = .failure(
            UnsupportedProtocol(reason: "its mock would have the same name as the mock of \(earlier.name)"))
    }

    var file: GeneratedFile? { try? result.get() }
    /// Why the protocol cannot be mocked, or an empty string if it can.
    var unsupportedReason: String { if case .failure(let error) = result { error.reason } else { "" } }
}
