/// What the header of a generated file says about its mock, in one line of JSON.
struct MockRecord: Codable, Equatable {
    /// A member of the mock.
    struct Member: Codable, Equatable {
        /// The full name of the requirement: `add(_:at:)`.
        var title: String
        /// The declaration in one line: `func add(_ item: Item, at index: Int) throws -> Bool`.
        var declaration: String
    }

    var module: String
    /// The name of the mocked type in its module.
    var name: String
    var form: MockedDeclaration.Form
    /// The options that change the mock, each with its value.
    var options: [String] = []
    /// The declaration of the mock, up to its opening brace.
    var head = ""
    /// The arguments of the cases by their names, which they keep.
    var cases: [String: String] = [:]
    var members: [Member] = []
    /// The members of a class whose overrides the compiler refused; `nil` if there are none.
    var refused: [String]?
    /// The hash of the text after the header, which reveals an edit.
    var fingerprint = ""

    /// Returns the value of an option, if it is among the options.
    func value(of option: String) -> String? {
        options.first { $0.hasPrefix("\(option) ") }.map { String($0.dropFirst(option.count + 1)) }
    }

    /// The mocked type with its module.
    var origin: String { "\(module).\(name)" }
}

extension Wrapper {
    /// What the header of the file says about the mock, without the hash of the text.
    var record: MockRecord {
        MockRecord(
            module: declaration.module, name: declaration.name, form: declaration.form,
            options: declaration.options,
            head: (availability + [head.start + head.end]).joined(separator: " "),
            cases: Dictionary(
                plan.calls.map { ($0.name, list($0.casePayload(names))) },
                uniquingKeysWith: { first, _ in first }),
            members: plan.calls.filter { $0.accessor != .setter }.map { call in
                let (start, parameters, end) = signature(of: call.requirement)
                let setter = call.requirement.isSettable ? " set" : ""
                let accessors = call.accessor == .getter ? " { get\(call.requirement.effects)\(setter) }" : ""
                return MockRecord.Member(
                    title: call.requirement.title.filter { $0 != "`" },
                    // The functions that the closures of a client call are private.
                    declaration: (isClient ? start.replacing("private ", with: "") : start)
                        + list(parameters) + end + accessors)
            }, refused: declaration.refusedMembers.isEmpty ? nil : declaration.refusedMembers.sorted())
    }
}

extension MockedDeclaration {
    /// The options that change the mock, each with its value.
    var options: [String] {
        (hasOptionalArguments ? ["--optional-arguments"] : []) + affixes.options
            + (isCodable ? ["--codable"] : [])
            + (keepsDefaults ? ["--keep-defaults"] : [])
            + (targetMode.map { ["--mode \($0)"] } ?? [])
            + (targetOrdering.map { ["--ordering \($0)"] } ?? [])
    }

    /// Follows the options and the names of the cases in an existing file.
    mutating func follow(_ record: MockRecord) {
        knownCases = record.cases
        affixes = MockName(options: record.options)
        keepsDefaults = keepsDefaults || record.options.contains("--keep-defaults")
        hasOptionalArguments = hasOptionalArguments || record.options.contains("--optional-arguments")
        isCodable = isCodable || record.options.contains("--codable")
        refusedMembers = Set(record.refused ?? [])
        unmockedMembers += (record.refused ?? []).map {
            "\($0) is not mocked because the compiler refused its override"
        }
        targetMode = targetMode ?? record.value(of: "--mode")
        targetOrdering = targetOrdering ?? record.value(of: "--ordering")
    }
}

extension WrapperCall {
    /// The arguments of the case, with their labels and types. Those with default values include types.
    func casePayload(_ names: QualifiedNames, withDefaults: Bool = false) -> [String] {
        (withDefaults ? caseArguments() : payload).map {
            ($0.label.map { "\($0.escapedLabel): " } ?? "") + "\(names("Arg"))<\($0.type)>"
                + (withDefaults && $0.canBeLeftOut ? " = .any" : "")
        }
    }

    /// Returns whether an existing wrapper has a case of some name with the same arguments.
    func hasCase(_ name: String, in known: [String: String], _ names: QualifiedNames) -> Bool {
        known[name].map { $0.filter { $0 != " " } } == list(casePayload(names)).filter { $0 != " " }
    }
}
