import Foundation

/// Reads symbol graphs, and writes, checks or lists the mocks of the protocols in them.
public struct Generator {
    let arguments: GeneratorArguments
    let print: (String) -> Void

    /// Runs the generator.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the command line, without the name of the program. If one is `--help`, only
    ///     the help is printed.
    ///   - print: Receives each line of output.
    /// - Returns: Whether the generator did all that was requested; with `--check`, whether all files are up to date.
    /// - Throws: A ``GeneratorError`` if the generator did nothing.
    public static func run(_ arguments: [String], print: @escaping (String) -> Void) throws -> Bool {
        if arguments.contains(where: ["--help", "-h"].contains) {
            print(CommandHelp.text)
            return true
        }
        if arguments.first == "--build-mocks" {
            try BuildTimeMocks(Array(arguments.dropFirst()), print: print).run()
            return true
        }
        if arguments.count > 1, arguments[0] == "--read-command" {
            let parts = try GeneratorArguments(Array(arguments[2...]), of: arguments[1])
            print(String(decoding: try JSONEncoder().encode(parts), as: UTF8.self))
            return true
        }
        var arguments = try GeneratorArguments(arguments)
        // A class of another package may not be what its symbol graph says.
        let isChecked = arguments.action == .write || arguments.action == .list && arguments.isModule
        if isChecked, !arguments.isValidation, !arguments.scratch.isEmpty {
            arguments.addCompiler(print)
        }
        return try Generator(arguments: arguments, print: print).run()
    }

    private func run() throws -> Bool {
        if arguments.isValidation { return try validate() }
        var index = try readModules()
        index.findSettings(in: arguments.manifest)
        if arguments.action == .missingModules {
            try missingModules(in: index).forEach(print)
            return true
        }
        var reader = DeclarationReader(index: index)
        reader.isForeign = arguments.isForeign
        reader.source = { uri in URL(string: uri).flatMap { try? String(contentsOf: $0, encoding: .utf8) } }
        let types = index.candidates(in: arguments)
        if arguments.action == .declared {
            for option in arguments.types where types.contains(where: { $0.isNamed(by: option) }) {
                print(option.joined(separator: " "))
            }
            return true
        }
        try requireTypes(types)
        let folder = GeneratedFolder(path: arguments.folder)
        let requestedIdentifiers = Set(try requested(of: types).map(\.symbol.identifier.precise))
        // All protocols are read, even if only some are requested: of two whose mocks would have the same name, the
        // later one is not mocked.
        var firsts: [String: Outcome] = [:]
        let existing = try folder.mocks(of: arguments.module)
        let outcomes = try types.flatMap { type -> [Outcome] in
            let isRequested = requestedIdentifiers.contains(type.symbol.identifier.precise)
            guard isRequested || type.form == .protocol else { return [] }
            let declaration = reader.read(type.symbol, as: type.form)
            let mocks: [ExistingMock?] = existing.filter { $0.record.name == declaration.name }
            // Several mocks of one type, with different names, are all kept up to date.
            let outcomes = try (mocks.isEmpty ? [nil] : mocks).map { mock -> Outcome in
                var outcome = outcome(
                    of: declaration, besides: mock, in: existing, isRequested: isRequested)
                try requireName(of: &outcome, besides: &firsts, among: types, in: folder)
                return outcome
            }
            // --classes does not request classes that cannot be subclassed. --list prints the reason.
            let isOmitted =
                !arguments.namesTypes && mocks.isEmpty && arguments.action != .list
                && declaration.isBeyondMocking
            return isRequested && !isOmitted ? outcomes : []
        }
        if arguments.action == .list {
            let succeeded = list(arguments.isModule ? checked(outcomes) : outcomes)
            if !arguments.namesTypes { listOthers(of: types, besides: requestedIdentifiers, &reader) }
            return succeeded
        }
        if !arguments.package.isEmpty { try PackageBounds(arguments.package).require(arguments.folder) }
        return arguments.action == .check
            ? try check(outcomes, in: folder, existing) : try write(outcomes, into: folder, existing)
    }

    /// Generates a mock.
    ///
    /// - Parameters:
    ///   - declaration: The type.
    ///   - mock: Its existing mock, whose names and options the new one keeps.
    ///   - existing: The mocks in the folder. A mock without calls is generated if its file exists.
    ///   - isRequested: Whether the type is requested.
    private func outcome(
        of declaration: MockedDeclaration, besides mock: ExistingMock?, in existing: [ExistingMock],
        isRequested: Bool
    ) -> Outcome {
        let standard = MockName()
        let affixes = MockName(
            prefix: arguments.prefix ?? standard.prefix, suffix: arguments.suffix ?? standard.suffix)
        var declaration = declaration
        declaration.affixes = affixes
        declaration.hasOptionalArguments = arguments.hasOptionalArguments
        declaration.isCodable = arguments.isCodable
        declaration.keepsDefaults = arguments.keepsDefaults
        (declaration.targetMode, declaration.targetOrdering) = (arguments.mode, arguments.ordering)
        if arguments.isModule || !arguments.statedFolder.isEmpty {
            declaration.origin = arguments.headerOrigin
        }
        if let mock { declaration.follow(mock.record) }
        let fileName = mock?.fileName ?? declaration.mockName + ".swift"
        var outcome = Outcome(
            declaration, target: arguments.target,
            keepsEmpty: isRequested && arguments.namesTypes || existing.contains { $0.fileName == fileName },
            fileName: fileName)
        if mock != nil, declaration.affixes != affixes, !arguments.nameOptions.isEmpty {
            outcome.notes.append(
                "keeps the name \(outcome.mockName); delete \(outcome.fileName) first to give it another name"
            )
        }
        return outcome
    }

    /// Throws an error if the folder cannot be used.
    private func validate() throws(GeneratorError) -> Bool {
        guard !arguments.folder.isEmpty else { return true }
        if !arguments.package.isEmpty { try PackageBounds(arguments.package).require(arguments.folder) }
        let folder = GeneratedFolder(path: arguments.folder)
        switch arguments.action {
        case .write: try folder.requireFolder()
        case .check where !arguments.namesTypes:
            guard try folder.mocks(of: arguments.module).isEmpty else { return true }
            guard arguments.skipsEmpty else { throw folder.isWithoutMocks }
            print("it has no generated mocks")
        case .check, .list, .missingModules, .declared: break
        }
        return true
    }

    /// Type-checks the mocks of a list, so that it promises only those that compile.
    private func checked(_ outcomes: [Outcome]) -> [Outcome] {
        var (outcomes, files) = (outcomes, outcomes.compactMap { $0.isSkipped ? nil : $0.file })
        _ = typeCheck(&files, of: &outcomes, printsErrors: false)
        return outcomes
    }

    private func list(_ outcomes: [Outcome]) -> Bool {
        for outcome in outcomes {
            switch outcome.result {
            case _ where outcome.isSkipped:
                print(
                    "  \(outcome.name): skipped because \(outcome.skippingReason); --protocol \(outcome.name) generates a mock"
                )
            case .success(let file): print("  \(outcome.name): \(file.name)")
            case .failure(let error): print("  \(outcome.name): cannot be mocked because \(error.reason)")
            }
            printRemarks(on: outcome)
            for remark in outcome.declaration.unmockedMembers { print("  \(outcome.name): \(remark)") }
        }
        print(summary(outcomes, "would be generated"))
        return true
    }

    private func summary(_ outcomes: [Outcome], _ words: String) -> String {
        let files = outcomes.count { $0.file != nil }
        let skipped = outcomes.count(where: \.isSkipped)
        let unsupported = outcomes.count - files - skipped
        let noun = outcomes.allSatisfy { $0.declaration.form == .protocol } ? "protocol" : "type"
        return "\(counted(files, "mock")) \(words)"
            + (unsupported == 0
                ? "" : ", \(unsupported) of \(counted(outcomes.count, noun)) cannot be mocked")
            + (skipped == 0 ? "." : ", \(counted(skipped, "protocol")) without requirements skipped.")
    }

    private func printRemarks(on outcome: Outcome) {
        for remark in outcome.remarks { print("  \(outcome.name): \(remark)") }
    }

    private func write(_ outcomes: [Outcome], into folder: GeneratedFolder, _ existing: [ExistingMock]) throws
        -> Bool
    {
        var outcomes = outcomes
        var written: [GeneratedFile] = []
        var succeeded = true
        for outcome in outcomes {
            if outcome.isSkipped { continue }
            guard let file = outcome.file else {
                print("  \(outcome.name): cannot be mocked because \(outcome.unsupportedReason)")
                if existing.contains(where: outcome.replaces) {
                    print("  \(outcome.fileName): no longer compiles; delete the file")
                }
                // The command fails only if the type was requested by name.
                if arguments.namesTypes { succeeded = false }
                continue
            }
            switch file.status(of: try folder.text(of: file.name)) {
            case .missing, .stale: written.append(file)
            case .upToDate: break
            case .edited where arguments.overwrites, .foreign where arguments.overwrites: written.append(file)
            case .edited:
                print("  \(file.name): edited by hand; not replaced without --overwrite")
                succeeded = false
            case .foreign:
                print(
                    "  \(file.name): not written by the generator; not replaced without --overwrite"
                )
                succeeded = false
            }
        }
        let orphans = orphans(outcomes, among: existing)
        // The command fails only if the type was requested by name.
        if !typeCheck(&written, of: &outcomes), arguments.namesTypes { succeeded = false }
        try folder.write(written)
        for file in written { print("  \(file.name): written") }
        outcomes.forEach(printRemarks)
        if arguments.prunes {
            if try !prune(orphans, in: folder) { succeeded = false }
        } else {
            for orphan in orphans {
                print("  \(sentence(about: orphan, among: outcomes, existing: existing))")
            }
        }
        let unchanged = outcomes.count { $0.file != nil } - written.count
        print(summary(outcomes, "in \(folder.path): \(written.count) written, \(unchanged) unchanged"))
        return succeeded
    }
}

/// Returns a count with its noun in the singular or plural.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
