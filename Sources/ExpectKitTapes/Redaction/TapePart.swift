import ExpectKit

/// A part of a value on a tape: its path as a report shows it, and as a rule names it.
struct TapePart {
    let subject: TapeDrift.Subject
    /// The path in the entry, such as `returns.items[0].price`.
    private(set) var path: String
    /// The names that a rule has to give, such as `items` and `price`.
    private var names: [String] = []

    init(_ subject: TapeDrift.Subject, path: String) {
        (self.subject, self.path) = (subject, path)
    }

    static let result = TapePart(.result, path: "returns")
    static let errorValue = TapePart(.error, path: "throws.value")
    static let errorDescription = TapePart(.error, path: "throws.description")

    /// An argument, by its key in an encoded call.
    static func argument(_ key: String) -> TapePart {
        let position = key.hasPrefix("_") ? Int(key.dropFirst()) : nil
        var part = TapePart(.arguments, path: position.map { "argument \($0)" } ?? key)
        part.names = [position.map(String.init) ?? key]
        return part
    }

    func field(_ name: String) -> TapePart {
        var part = self
        let isPlain =
            !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        part.path += isPlain ? ".\(name)" : "[\(shortened(name, isCounted: false).debugDescription)]"
        part.names.append(name)
        return part
    }

    /// An element of a list. A rule names no position, and so applies to all elements.
    func element(_ index: Int) -> TapePart {
        var part = self
        part.path += "[\(index)]"
        return part
    }

    func drift(_ kind: TapeDrift.Kind) -> TapeDrift {
        // A dot in a name would separate two names.
        let canBeNamed = !names.contains { $0.contains(".") || $0.isEmpty }
        return TapeDrift(
            subject: subject, path: path, part: canBeNamed ? names.joined(separator: ".") : nil, kind: kind)
    }
}
