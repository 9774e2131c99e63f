// The option `--compiler`, which the plugin adds: only files that compile are written.

extension Generator {
    /// Type-checks the files to write, removes those that do not compile, and prints why.
    ///
    /// If the compiler cannot check a file, because a module that it imports is not built, the file is written
    /// nevertheless: otherwise, mocks could not be generated before the first build of the tests.
    ///
    /// - Returns: Whether all files are accepted.
    func typeCheck(
        _ files: inout [GeneratedFile], of outcomes: inout [Outcome], printsErrors: Bool = true
    ) -> Bool {
        guard !arguments.compiler.isEmpty, !files.isEmpty else { return true }
        let check = CompilerCheck(command: arguments.compiler)
        var result = check.result(for: files)
        // The compiler reports one error for each file at a time.
        for _ in 0..<Self.attempts where leaveOutMembers(&files, &outcomes, result.errors) {
            result = check.result(for: files)
        }
        for index in outcomes.indices {
            guard let name = outcomes[index].file?.name else { continue }
            if let error = result.errors[name] {
                outcomes[index].reject(
                    // The file is not written, so the number of the line says nothing.
                    because: error.line == nil
                        ? error.text : "the compiler says: \(error.text), in `\(error.source)`")
                if printsErrors {
                    print(
                        "  \(outcomes[index].name): cannot be mocked because \(outcomes[index].unsupportedReason)"
                    )
                }
            }
            for warning in result.warnings[name] ?? [] {
                outcomes[index].notes.append("the compiler warns: \(warning.description)")
            }
        }
        printObstacles(result.obstacles, files)
        files.removeAll { result.errors[$0.name] != nil }
        return result.errors.isEmpty
    }

    private static let attempts = 20

    /// Leaves out the members of classes whose overrides do not compile. Symbol graphs do not show why they do not.
    ///
    /// - Returns: Whether a file has changed.
    private func leaveOutMembers(
        _ files: inout [GeneratedFile], _ outcomes: inout [Outcome], _ errors: [String: CompilerMessage]
    ) -> Bool {
        var hasChanged = false
        for index in outcomes.indices {
            guard let old = outcomes[index].file, let error = errors[old.name], let line = error.line,
                let place = files.firstIndex(where: { $0.name == old.name }),
                let member = outcomes[index].declaration.member(atLine: line, of: old.text)
            else { continue }
            var declaration = outcomes[index].declaration
            declaration.refusedMembers.insert(member.key)
            var outcome = Outcome(
                declaration, target: arguments.target, keepsEmpty: true, fileName: outcomes[index].fileName)
            guard let file = outcome.file else { continue }
            outcome.notes =
                outcomes[index].notes + [
                    "\(member.title) is not mocked because the compiler says: \(error.text)"
                ]
            outcomes[index] = outcome
            files[place] = file
            hasChanged = true
        }
        return hasChanged
    }

    private func printObstacles(_ obstacles: [String: String], _ files: [GeneratedFile]) {
        for reason in Set(obstacles.values).sorted() {
            let names = files.map(\.name).filter { obstacles[$0] == reason }
            let subject = names.count == files.count ? "" : "\(names.joined(separator: ", ")): "
            print("  \(subject)not type-checked: \(reason)")
        }
    }
}

extension MockedDeclaration {
    /// Returns the member of a class whose override has a line of the generated text; `nil` if it is no override.
    fileprivate func member(atLine line: Int, of text: String) -> Requirement? {
        guard form == .class else { return nil }
        // The comment before each member has its title. Overloads with the same title have the order of their declarations.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(line)
        guard let start = lines.lastIndex(where: { $0.hasPrefix("    /// `") && $0.hasSuffix("`") }),
            // A line without indentation ends the class.
            !lines[start...].contains("}")
        else { return nil }
        let comment = lines[start].dropFirst("    /// `".count).dropLast()
        let number = lines[...start].count { $0 == lines[start] } - 1
        let named = requirements.filter {
            comment.hasSuffix(".\($0.title.filter { $0 != "`" })") && !refuses($0)
        }
        return named.indices.contains(number) ? named[number] : nil
    }
}
