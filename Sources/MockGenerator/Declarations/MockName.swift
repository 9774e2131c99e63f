/// How mocks are named: the words before and after the name of the mocked type.
struct MockName: Equatable, Sendable {
    var prefix = "Mock"
    var suffix = ""

    /// Returns the name of the mock of a type, whose name may be qualified or have backticks.
    func name(for type: String) -> String {
        let plain = type.filter { $0 != "." && $0 != "`" }
        let isPlain = plain.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        let words = isPlain ? plain : type.words
        let name = prefix + (words.isEmpty ? "Protocol" : words) + suffix
        // Without a prefix, the name of a raw identifier may begin with a digit.
        return name.first?.isNumber == true ? "_" + name : name
    }
}

extension MockName {
    /// Reads the words before and after the name of the type from options with their values.
    init(options: [String]) {
        for option in options {
            let word = option.split(separator: " ").dropFirst().joined()
            if option.hasPrefix("--prefix") { prefix = word }
            if option.hasPrefix("--suffix") { suffix = word }
        }
    }

    /// The options that give a mock its name, empty for the default.
    var options: [String] {
        let first = prefix.isEmpty ? "--prefix=" : "--prefix \(prefix)"
        return (prefix == Self().prefix ? [] : [first]) + (suffix.isEmpty ? [] : ["--suffix \(suffix)"])
    }
}
