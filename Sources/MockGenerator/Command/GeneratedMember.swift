/// A member of a generated mock, as its source code shows it.
struct GeneratedMember: Hashable {
    /// The full name of the requirement: `add(_:at:)`.
    var title: String
    /// The declaration in one line: `func add(_ item: Item, at index: Int) throws -> Bool`.
    var declaration: String

    /// Reads the members of the mock in a generated file.
    ///
    /// The documentation of each member is the name of its requirement.
    static func members(in text: String) -> [GeneratedMember] {
        var members: [GeneratedMember] = []
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = lines.popFirst() {
            guard let name = documentedName(line) else { continue }
            let attributes = lines.prefix {
                $0.hasPrefix("    @") && !$0.contains(" func ") && !$0.contains(" var ")
            }
            lines = lines.dropFirst(attributes.count)
            let end = lines.firstIndex { $0.isEmpty || $0 == "    }" } ?? lines.endIndex
            let title = self.title(of: name)
            members.append(GeneratedMember(title: title, declaration: declaration(in: lines[..<end])))
        }
        return members
    }

    /// Returns the name in a documentation comment that contains nothing else.
    private static func documentedName(_ line: Substring) -> Substring? {
        guard line.hasPrefix("    /// `"), line.hasSuffix("`") else { return nil }
        let name = line.dropFirst("    /// `".count).dropLast()
        return name.contains("`") ? nil : name
    }

    /// Returns a name without the type that declares the member, because another type may declare the member after a
    /// change.
    private static func title(of name: Substring) -> String {
        let base = name.prefix { $0 != "(" }
        let dot = base.indices.last { index in
            base[index] == "." && base[base.index(after: index)...].first.map { $0 != "." } == true
        }
        return dot.map { String(name[name.index(after: $0)...]) } ?? String(name)
    }

    /// Returns the declaration at the start of some lines, with its accessors but without bodies.
    private static func declaration(in lines: ArraySlice<Substring>) -> String {
        let words = lines.map { $0.drop { $0 == " " } }
        var text = ""
        for line in words {
            // A line break after an opening and before a closing parenthesis has no space.
            let isTight = text.isEmpty || text.hasSuffix("(") || line.hasPrefix(")")
            text += (isTight ? "" : " ") + line
            if line.contains("{") { break }
        }
        var head = text.firstRange(of: " {").map { String(text[..<$0.lowerBound]) } ?? text
        // The functions that the closures of a client call are private.
        if head.hasPrefix("private ") { head.removeFirst("private ".count) }
        guard head.contains("var ") || head.contains("subscript(") || head.contains("subscript<") else {
            return head
        }
        let getter = words.first { $0.hasPrefix("get ") }.map { $0.prefix { $0 != "{" }.dropLast() } ?? "get"
        return "\(head) { \(getter)\(words.contains { $0.hasPrefix("set {") } ? " set" : "") }"
    }
}
