/// What became of a protocol.
struct Outcome {
    let name: String
    let fileName: String
    private(set) var result: Result<GeneratedFile, Obstacle>

    init(_ declaration: ProtocolDeclaration, target: String) {
        name = declaration.name
        fileName = declaration.mockName + ".swift"
        result = Result { () throws(Obstacle) in
            GeneratedFile(for: declaration, target: target, source: try Wrapper.source(for: declaration))
        }
    }

    /// Leaves out a mock that would have the name of an earlier one.
    mutating func giveWay(to earlier: Outcome) {
        result = .failure(Obstacle(description: "its mock would have the name of that of \(earlier.name)"))
    }

    var file: GeneratedFile? { try? result.get() }
    var obstacle: String { if case .failure(let obstacle) = result { obstacle.description } else { "" } }
}
