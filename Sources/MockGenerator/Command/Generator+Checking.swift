// The option `--check`: compares the files in the folder with the generated ones.

extension Generator {
    func check(_ outcomes: [Outcome], in folder: GeneratedFolder, _ existing: [ExistingMock]) throws -> Bool {
        var problems: [String] = []
        var details: [String: [String]] = [:]
        var canBeWritten = false
        for outcome in outcomes {
            if outcome.isSkipped { continue }
            let isRequested = arguments.namesTypes
            guard let file = outcome.file else {
                let reason = "be mocked because \(outcome.unsupportedReason)"
                if existing.contains(where: outcome.replaces) {
                    problems.append(
                        "\(outcome.fileName): \(outcome.name) can no longer \(reason). Delete the file.")
                } else if isRequested {
                    problems.append("\(outcome.fileName): missing; \(outcome.name) cannot \(reason)")
                }
                continue
            }
            switch file.status(of: try folder.text(of: file.name)) {
            case .missing where isRequested:
                problems.append("\(file.name): missing")
                canBeWritten = true
            case .stale(let record):
                let drift = Drift(from: record, to: file.record)
                problems.append("\(file.name): stale, \(drift.reason)")
                details[problems.last ?? ""] = drift.details
                canBeWritten = true
            case .edited: problems.append("\(file.name): edited by hand")
            case .foreign where isRequested: problems.append("\(file.name): not written by the generator")
            case .missing, .upToDate, .foreign: break
            }
        }
        problems += orphans(outcomes, among: existing).map {
            sentence(about: $0, among: outcomes, existing: existing)
        }
        for problem in problems {
            print("  \(problem)")
            for detail in details[problem] ?? [] { print("      \(detail)") }
        }
        if existing.isEmpty, problems.isEmpty {
            throw folder.isWithoutMocks
        }
        let checked = !arguments.namesTypes ? existing.count : outcomes.count
        if problems.isEmpty {
            print("\(counted(checked, "mock")) in \(folder.path): up to date.")
        } else {
            let command = ([GeneratorArguments.command, arguments.origin] + arguments.options)
                .joined(separator: " ")
            print(
                "Not up to date: \(counted(problems.count, "file")).\(canBeWritten ? " Run: \(command)" : "")"
            )
        }
        return problems.isEmpty
    }
}
