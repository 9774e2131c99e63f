/// Writes the source of random enums whose cases are overloaded by label, by type and by arity.
///
/// It writes the same enums in every run. The first of them are in `OverloadedEnums.swift`.
struct OverloadWriter {
    /// A type of argument, and how its values are written in the overloaded enum and in the plain one.
    private struct Kind {
        let type: String
        let values: [String]
        var matchers: [String] = []
        /// How code compares two values. If it would need reflection too, the plain enum has the value's index instead.
        var comparison: ((String, String) -> String)?

        var plainType: String { comparison == nil ? "Int" : type }
        var plainValues: [String] { comparison == nil ? values.indices.map(String.init) : values }

        func compare(_ left: String, _ right: String) -> String {
            comparison?(left, right) ?? "\(left) == \(right)"
        }
    }

    private struct Parameter {
        let label: String?
        let kind: Kind
    }

    private struct Case {
        let base: String
        let parameters: [Parameter]

        var fullName: String { Self.written(base, parameters.map { "\($0.label ?? "_"):" }, by: "") }

        func written(_ arguments: [String]) -> String {
            Self.written(base, zip(parameters, arguments).map { ($0.label.map { "\($0): " } ?? "") + $1 })
        }

        static func written(_ name: String, _ list: [String], by separator: String = ", ") -> String {
            list.isEmpty ? name : "\(name)(\(list.joined(separator: separator)))"
        }
    }

    private static func equal(_ left: String, _ right: String) -> String { "\(left) == \(right)" }
    private static func matches(_ left: String, _ right: String) -> String { "\(left).matches(\(right))" }
    private let kinds = [
        Kind(type: "Int", values: ["1", "2"], comparison: equal),
        Kind(type: "String", values: ["\"a\"", "\"b\""], comparison: equal),
        Kind(type: "Int?", values: ["nil", "1"], comparison: equal),
        Kind(type: "[Int]", values: ["[1]", "[1, 2]"], comparison: equal),
        Kind(type: "(Int, Int)", values: ["(1, 2)", "(2, 1)"], comparison: equal),
        Kind(type: "(x: Int, y: Int)", values: ["(x: 1, y: 2)", "(x: 2, y: 1)"], comparison: equal),
        Kind(type: "Bowl", values: ["Bowls.first", "Bowls.second"], comparison: { "\($0) === \($1)" }),
        Kind(type: "Filling", values: [".with(egg: 1)", ".with(ham: 1)", ".with(1, 1)", ".with((1, 1))"]),
        Kind(type: "Any", values: ["(x: 1, y: 2)", "(a: 1, b: 2)", "(1, 2)", "1"]),
        Kind(type: "Arg<Int>", values: [".value(1)", ".value(2)"], matchers: [".any"], comparison: matches),
        Kind(
            type: "Arg<String>", values: [".value(\"a\")", ".value(\"b\")"], matchers: [".hasPrefix(\"a\")"],
            comparison: matches),
    ]

    private var random = SeededGenerator(seed: 0)

    /// The types of the arguments of the cases.
    var argumentTypes: [String] { kinds.map(\.type) }

    /// Writes a file with a number of enums.
    mutating func file(enumCount: Int) -> String {
        let numbers = 0..<enumCount
        let enums = numbers.map { "\n" + written($0) }.joined()
        let types = numbers.map { "    Overloaded\($0).self," }
        return """
            // Written by OverloadWriter, see OverloadedEnumTests.
            // swift-format-ignore-file
            import ExpectKit

            var overloadedEnums: [any OverloadedEnum.Type] { [
            \(types.joined(separator: "\n"))
            ] }
            \(enums)
            """
    }

    private mutating func written(_ number: Int) -> String {
        let cases = self.cases()
        let (name, isIndirect) = ("Overloaded\(number)", Bool.random(using: &random))
        var (calls, expected): ([String], [String]) = ([], [])
        for (index, each) in cases.enumerated() {
            let kinds = each.parameters.map(\.kind)
            for variant in 0..<(kinds.map(\.values.count).max() ?? 1) {
                let call = each.written(kinds.map { $0.values[variant % $0.values.count] })
                let plain = Case.written(
                    "c\(index)", kinds.map { $0.plainValues[variant % $0.plainValues.count] })
                calls.append("        (\(index), .\(call), .\(plain)),")
                expected.append("        (.\(call), .\(plain)),")
            }
            if kinds.contains(where: { !$0.matchers.isEmpty }) {
                let call = each.written(kinds.map { $0.matchers.first ?? $0.values[0] })
                let plain = Case.written("c\(index)", kinds.map { $0.matchers.first ?? $0.plainValues[0] })
                expected.append("        (.\(call), .\(plain)),")
            }
        }
        var lines = ["\(isIndirect ? "indirect " : "")enum \(name): OverloadedEnum {"]
        lines += cases.map { "    case \($0.written($0.parameters.map(\.kind.type)))" }
        lines.append("    static let names = [\(cases.map { "\"\($0.fullName)\"" }.joined(separator: ", "))]")
        lines += ["    static var calls: [(number: Int, call: Self, plain: Plain)] { ["] + calls + ["    ] }"]
        lines += ["    static var expected: [(call: Self, plain: Plain)] { ["] + expected + ["    ] }"]
        lines += ["    enum Plain: InvocationMatching {"]
        lines += cases.enumerated().map {
            "        case \(Case.written("c\($0)", $1.parameters.map(\.kind.plainType)))"
        }
        lines += ["        func matches(_ call: Self) -> Bool {", "            switch (self, call) {"]
        lines += cases.enumerated().map(pattern)
        if cases.count > 1 { lines.append("            default: false") }
        lines += ["            }", "        }", "    }", "}"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func pattern(_ number: Int, _ each: Case) -> String {
        let numbers = each.parameters.indices
        let left = Case.written("c\(number)", numbers.map { "let l\($0)" })
        let right = Case.written("c\(number)", numbers.map { "let r\($0)" })
        let tests = numbers.map { each.parameters[$0].kind.compare("l\($0)", "r\($0)") }
        return
            "            case (.\(left), .\(right)): \(tests.isEmpty ? "true" : tests.joined(separator: " && "))"
    }

    private mutating func cases() -> [Case] {
        var cases: [Case] = []
        for _ in 0..<Int.random(in: 2...6, using: &random) {
            let each = self.case()
            // A case without arguments must have its own base name, and each case its own full name.
            let isDistinct = cases.allSatisfy {
                $0.base != each.base
                    || !$0.parameters.isEmpty && !each.parameters.isEmpty && $0.fullName != each.fullName
            }
            if isDistinct { cases.append(each) }
        }
        return cases
    }

    private mutating func `case`() -> Case {
        let count = [0, 1, 1, 1, 2, 2, 3].randomElement(using: &random) ?? 0
        let names = ["id", "number", "at"].shuffled(using: &random)
        let parameters = (0..<count).map { position in
            Parameter(
                label: Bool.random(using: &random) ? names[position] : nil,
                kind: kinds[Int.random(in: 0..<kinds.count, using: &random)])
        }
        return Case(
            base: Int.random(in: 0..<3, using: &random) == 0 ? "move" : "load", parameters: parameters)
    }
}
