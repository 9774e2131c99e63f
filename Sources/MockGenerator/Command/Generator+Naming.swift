// The options `--prefix` and `--suffix`: the names of the mocks and of their files.

extension Generator {
    /// Rejects a mock if another mock in this run or in the folder has the same name.
    ///
    /// - Parameters:
    ///   - outcome: The mock.
    ///   - firsts: The earlier mocks of the run by their names. The function adds the mock to them.
    ///   - types: The types of the module.
    ///   - folder: The folder.
    func requireName(
        of outcome: inout Outcome, besides firsts: inout [String: Outcome], among types: [Candidate],
        in folder: GeneratedFolder
    ) throws(GeneratorError) {
        if let first = firsts[outcome.mockName] ?? firsts[outcome.fileName] {
            return outcome.reject(inFavorOf: first)
        }
        guard outcome.file != nil else { return }
        if !folder.path.isEmpty, !arguments.overwrites, let text = try folder.text(of: outcome.fileName),
            let other = ExistingMock(text, named: outcome.fileName)?.record.origin
        {
            let known = types.map { "\(arguments.module).\($0.symbol.escapedName)" }
            let isOwn = other == "\(arguments.module).\(outcome.name)"
            // The file of a type that no longer exists is replaced.
            if !isOwn, known.contains(other) || !other.hasPrefix("\(arguments.module).") {
                return outcome.reject(
                    because:
                        "\(outcome.fileName) is the mock of \(other); name this one with --prefix or --suffix"
                )
            }
        }
        firsts[outcome.mockName] = outcome
        firsts[outcome.fileName] = outcome
    }
}

extension GeneratorArguments {
    /// The options of a command with the same names.
    var nameOptions: [String] {
        (prefix.map { [$0.isEmpty ? "--prefix=" : "--prefix \($0)"] } ?? [])
            + (suffix.map { [$0.isEmpty ? "--suffix=" : "--suffix \($0)"] } ?? [])
    }
}
