/// What became of a protocol.
struct Outcome {
    let name: String
    let fileName: String
    let result: Result<GeneratedFile, Obstacle>

    init(_ declaration: ProtocolDeclaration, target: String) {
        name = declaration.name
        fileName = declaration.mockName + ".swift"
        result = Result { () throws(Obstacle) in
            GeneratedFile(for: declaration, target: target, source: try Wrapper.source(for: declaration))
        }
    }

    var file: GeneratedFile? { try? result.get() }
    var obstacle: String { if case .failure(let obstacle) = result { obstacle.description } else { "" } }
}
