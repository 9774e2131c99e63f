// The option `--compiler`, which the plugin adds: only files that compile are written.

extension Generator {
    /// Type-checks the files to write, removes those that do not compile, and prints why.
    ///
    /// If the compiler cannot check a file, because a module that it imports is not built, the file is written
    /// nevertheless: otherwise, mocks could not be generated before the first build of the tests.
    ///
    /// - Returns: Whether all files are accepted.
    func typeCheck(_ files: inout [GeneratedFile], of outcomes: inout [Outcome]) -> Bool {
        guard !arguments.compiler.isEmpty, !files.isEmpty else { return true }
        let result = CompilerCheck(command: arguments.compiler).result(for: files)
        for index in outcomes.indices {
            guard let name = outcomes[index].file?.name else { continue }
            if let error = result.errors[name] {
                outcomes[index].reject(
                    // The file is not written, so the number of the line says nothing.
                    because: error.line == nil
                        ? error.text : "the compiler says: \(error.text), in `\(error.source)`")
                print(
                    "  \(outcomes[index].name): cannot be mocked because \(outcomes[index].unsupportedReason)"
                )
            }
            for warning in result.warnings[name] ?? [] {
                outcomes[index].notes.append("the compiler warns: \(warning.description)")
            }
        }
        printObstacles(result.obstacles, files)
        files.removeAll { result.errors[$0.name] != nil }
        return result.errors.isEmpty
    }

    private func printObstacles(_ obstacles: [String: String], _ files: [GeneratedFile]) {
        for reason in Set(obstacles.values).sorted() {
            let names = files.map(\.name).filter { obstacles[$0] == reason }
            let subject = names.count == files.count ? "" : "\(names.joined(separator: ", ")): "
            print("  \(subject)not type-checked: \(reason)")
        }
    }
}
