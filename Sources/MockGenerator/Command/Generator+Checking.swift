// What stands in the folder, and what should.

extension Generator {
    func check(_ outcomes: [Outcome], in folder: GeneratedFolder) throws -> Bool {
        let existing = try folder.generatedFiles(of: arguments.module)
        var problems: [String] = []
        var canBeWritten = false
        for outcome in outcomes {
            guard let file = outcome.file else {
                if existing.contains(outcome.fileName) {
                    problems.append(
                        "\(outcome.fileName): \(outcome.name) can no longer be mocked, as \(outcome.obstacle)"
                    )
                }
                continue
            }
            let isAskedFor = !arguments.protocols.isEmpty
            switch file.found(try folder.text(of: file.name)) {
            case .nothing where isAskedFor:
                problems.append("\(file.name): missing")
                canBeWritten = true
            case .stale:
                problems.append("\(file.name): stale, \(outcome.name) has changed")
                canBeWritten = true
            case .edited: problems.append("\(file.name): changed by hand")
            case .foreign where isAskedFor: problems.append("\(file.name): not written by the generator")
            case .nothing, .unchanged, .foreign: break
            }
        }
        problems += try orphans(outcomes, in: folder).map { "\($0): its protocol is gone; delete the file" }
        problems.forEach { print("  \($0)") }
        if existing.isEmpty, problems.isEmpty {
            throw GeneratorError(
                "there are no generated mocks in \(folder.path). Generate them without --check first.")
        }
        let seen = arguments.protocols.isEmpty ? existing.count : outcomes.count
        if problems.isEmpty {
            print("\(counted(seen, "mock")) in \(folder.path): up to date.")
        } else {
            let command =
                "swift package --allow-writing-to-package-directory generate-mocks --target \(arguments.target)"
            print(
                "Not up to date: \(counted(problems.count, "file")).\(canBeWritten ? " Run: \(command)" : "")"
            )
        }
        return problems.isEmpty
    }

    /// Generated files that no protocol of the target leads to. Those of other targets may stand beside them.
    func orphans(_ outcomes: [Outcome], in folder: GeneratedFolder) throws -> [String] {
        guard arguments.protocols.isEmpty else { return [] }
        let known = Set(outcomes.map(\.fileName))
        return try folder.generatedFiles(of: arguments.module).filter { !known.contains($0) }
    }
}
