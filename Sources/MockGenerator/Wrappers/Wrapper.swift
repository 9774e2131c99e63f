/// Writes the source code of a wrapper.
struct Wrapper {
    let plan: WrapperPlan

    /// Returns the source code of the wrapper of a type. Throws an error with the reason if the type cannot be mocked.
    static func source(for declaration: MockedDeclaration) throws(UnsupportedDeclaration) -> String {
        try Wrapper(of: declaration).source
    }

    var source: String {
        let parts = [
            imports, type, tokens, caseFunctions, arguments, tokenNames, matching, coding, performing,
            handOver,
        ]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
            + "\n"
    }

    var declaration: MockedDeclaration { plan.declaration }
    var mockName: String { declaration.mockName }
    var names: QualifiedNames { declaration.names }
    /// The name of the protocol, for a comment.
    var title: String { declaration.name.filter { $0 != "`" } }

    private var imports: [String] {
        let own =
            declaration.isInternal ? "@testable import \(declaration.module)" : "import \(declaration.module)"
        let others = declaration.imports.filter { $0 != declaration.module }.map { "import \($0)" }
        let all = Set(
            ["import \(names.library)", own] + others + declaration.copiedImports
                + (declaration.isCodable ? ["import \(names.tapes)"] : [])
        ).union(declaration.scopedImports)
        // These are separate modules on Linux, and parts of Foundation on other platforms.
        let apart = all.filter {
            ["FoundationNetworking", "FoundationXML"].contains($0.importedModule)
        }
        let common = apart.isEmpty ? all : all.subtracting(apart).union(["import Foundation"])
        return common.sorted { ($0.importedModule, $0) < ($1.importedModule, $1) }
            + apart.sorted().flatMap {
                ["#if canImport(\($0.importedModule))", "    \($0)", "#endif"]
            }
    }

    /// The `@available` attributes of declarations that mention the protocol.
    var availability: [String] {
        let introduced =
            declaration.availability.isEmpty
            ? [] : ["@available(\((newest(declaration.availability) + ["*"]).joined(separator: ", ")))"]
        return introduced + declaration.deprecations.map { "@available(\($0))" }
    }

    // MARK: The type

    /// The declaration of the type, up to its opening brace. The end has the constraints.
    var head: (start: String, end: String) {
        let generics = plan.associated.parameterClause
        return ("\(plan.kind) \(mockName)\(generics.parameters): \(inheritance)", generics.constraints)
    }

    private var type: [String] {
        let body =
            [invocation, aliases, storage, initializers, client] + members
            + [conformances, defaultsType, realClosures]
        let sections = body.filter { !$0.isEmpty }.map { indented($0).joined(separator: "\n") }
        return ["/// A mock of `\(title)`."] + availability + row(head.start, [], head.end + " {")
            + [sections.joined(separator: "\n\n")] + ["}"]
    }

    /// What the types that conform to the protocol inherit from.
    var inheritance: String {
        list(isClient ? [names("TypedMocking")] + clientConformances : plan.parents)
    }

    private var invocation: [String] {
        var body: [String] = []
        for call in plan.calls {
            let payload = call.casePayload(names, withDefaults: true)
            body += call.deprecation
            body += row(
                "case \(call.name.escaped)" + (payload.isEmpty ? "" : "("), payload,
                payload.isEmpty ? "" : ")", depth: 2)
        }
        return ["/// The calls of `\(title)`, with values or matchers as arguments."]
            + ["nonisolated enum Invocation {"] + indented(body) + ["}"]
    }

    private var aliases: [String] {
        plan.associated.aliases.filter { $0.type != .named($0.name) }.map {
            "typealias \($0.name) = \($0.type.replacing { $0 == .named("Self") ? plan.mockType : nil })"
        }
    }

    private var storage: [String] {
        let isolation = plan.storageIsolation
        var lines = engineStorage
        if plan.canForward {
            lines.append(
                declaration.superclass == nil
                    ? "private \(isolation)let \(plan.realName): \(names("_RealObject"))<\(realType)>"
                    : "private \(isolation)let \(plan.realName) = \(names("_RealObject"))(_super: ())")
        }
        lines += valueStorage + boundMockTarget
        if declaration.isActor, plan.canForward {
            lines.append("nonisolated let unownedExecutor: \(names("UnownedSerialExecutor"))")
            lines.append("private let \(plan.homeName): any Actor")
        }
        return lines
    }

    /// The property for the engine.
    var engineStorage: [String] {
        let property = "\(plan.storageIsolation)let \(plan.engineName): \(names("Mock"))<Invocation>"
        guard plan.engineName != "mock" else { return [property] }
        return [
            "/// The engine. Other mocks name it `mock`, which is the name of a member here.",
            "@_implements(\(names("TestDouble")), mock) \(property)",
        ]
    }

    private var conformances: [String] {
        var lines: [String] = []
        let parents = declaration.standardParents
        let type = "\(plan.mockType)"
        if parents.contains("Equatable") {
            lines.append(
                "nonisolated static func == (left: \(type), right: \(type)) -> \(names("Bool")) { left === right }"
            )
        }
        if parents.contains("Hashable") {
            lines.append(
                "nonisolated func hash(into hasher: inout \(names("Hasher"))) { hasher.combine(\(names("ObjectIdentifier"))(self)) }"
            )
        }
        for (parent, name) in [
            ("CustomStringConvertible", "description"), ("CustomDebugStringConvertible", "debugDescription"),
        ]
        where parents.contains(parent) {
            lines.append("nonisolated var \(name): \(names("String")) { \"\(mockName)\" }")
        }
        return lines
    }

    /// The types that transfer values between the mock and a real actor with the same executor. They are the same in each
    /// file.
    var handOver: [String] {
        guard declaration.isActor, plan.canForward else { return [] }
        return [
            "/// A value that is passed to or from the real actor. Both actors run on the same executor.",
            "nonisolated private struct Handed<Value>: @unchecked \(names("Sendable")) {",
            "    let value: Value",
            "    init(_ value: Value) { self.value = value }",
            "}",
            "",
            "/// Provides the executor of a mock without a real object.",
            "private actor Home {}",
        ]
    }
}

extension Wrapper {
    /// Plans the wrapper of a type. Throws an error with the reason if the type cannot be mocked.
    init(of declaration: MockedDeclaration) throws(UnsupportedDeclaration) {
        try declaration.requireOwnName()
        plan = try WrapperPlan(declaration)
    }
}

extension String {
    /// The module of an import declaration, which may import a single declaration of it.
    fileprivate var importedModule: Substring {
        self[(lastIndex(of: " ") ?? startIndex)...].dropFirst().prefix { $0 != "." }
    }

    /// The label in a declaration, in backticks if it is a keyword that cannot be a label.
    var escapedLabel: String {
        ["inout", "var", "let"].contains(self) || !isPlainName && !hasPrefix("`") ? "`\(self)`" : self
    }

    /// The label in a call, where fewer keywords need backticks.
    var argumentLabel: String { self == "inout" || !isPlainName && !hasPrefix("`") ? "`\(self)`" : self }
}

extension String? {
    /// The label before an argument, with a colon and a space. Empty if there is none.
    var beforeArgument: String { map { "\($0.argumentLabel): " } ?? "" }
}

/// Returns the newest version of each platform, in the order in which the platforms first occur.
private func newest(_ availability: [String]) -> [String] {
    var versions: [(platform: String, version: [Int])] = []
    for entry in availability {
        let words = entry.split(separator: " ")
        let version = words.last?.split(separator: ".").compactMap { Int($0) } ?? []
        let platform = words.dropLast().joined(separator: " ")
        if let index = versions.firstIndex(where: { $0.platform == platform }) {
            if versions[index].version.lexicographicallyPrecedes(version) {
                versions[index].version = version
            }
        } else {
            versions.append((platform, version))
        }
    }
    return versions.map { "\($0.platform) \($0.version.map(String.init).joined(separator: "."))" }
}
