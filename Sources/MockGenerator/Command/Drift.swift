/// How a generated file differs from what the generator would write now.
struct Drift: Equatable {
    /// Why the file is stale, as a clause.
    var reason: String
    /// The requirements that differ, one per line.
    var details: [String] = []

    /// The number of requirements that are listed.
    private static let limit = 10

    /// Compares an existing file with the generated one.
    ///
    /// - Parameters:
    ///   - existing: The text of the existing file.
    ///   - generated: The text that the generator would write.
    ///   - name: The name of the mocked type.
    init(from existing: String, to generated: String, of name: String) {
        let changes = Self.changes(
            from: GeneratedMember.members(in: existing), to: GeneratedMember.members(in: generated))
        let (old, new) = (Self.options(in: existing), Self.options(in: generated))
        details = Array(changes.prefix(Self.limit))
        if changes.count > Self.limit { details.append("and \(changes.count - Self.limit) more") }
        if let origin = GeneratedFile.origin(in: existing), origin != GeneratedFile.origin(in: generated) {
            reason = "it is the mock of \(origin)"
        } else if old != new {
            let (had, has) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
            let words =
                (has.isEmpty ? [] : ["without \(has.joined(separator: " "))"])
                + (had.isEmpty ? [] : ["with \(had.joined(separator: " "))"])
            reason = "generated \(words.joined(separator: " and "))"
        } else if !changes.isEmpty {
            reason = "\(name) has changed"
        } else if Self.head(of: existing) != Self.head(of: generated) {
            reason = "\(name) has changed"
            details = [
                "changed: from `\(Self.head(of: existing))` to `\(Self.head(of: generated))`"
            ]
        } else {
            reason =
                "though no requirement of \(name) has changed: another version of ExpectKit wrote it, or a type that \(name) uses has changed"
        }
    }

    /// Returns the differences of two lists of members: added, removed and changed ones.
    static func changes(from old: [GeneratedMember], to new: [GeneratedMember]) -> [String] {
        var (removed, added) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
        var changed: [String] = []
        for member in removed {
            // Changed overloads cannot be matched, because they have the same name.
            guard removed.count(where: { $0.title == member.title }) == 1,
                added.count(where: { $0.title == member.title }) == 1,
                let other = added.first(where: { $0.title == member.title })
            else { continue }
            changed.append("changed: \(member.title) from `\(member.declaration)` to `\(other.declaration)`")
            removed.removeAll { $0 == member }
            added.removeAll { $0 == other }
        }
        func lines(_ word: String, _ members: [GeneratedMember], _ others: [GeneratedMember]) -> [String] {
            members.map { member in
                let isOverload = others.contains { $0.title == member.title }
                return "\(word): " + (isOverload ? "`\(member.declaration)`" : member.title)
            }
        }
        return lines("added", added, old) + lines("removed", removed, new) + changed
    }

    /// Returns the declaration of the mock, up to its opening brace.
    private static func head(of text: String) -> String {
        let lines = text.split(separator: "\n").drop { !$0.hasPrefix("/// A mock of `") }.dropFirst()
        var head: [Substring] = []
        for line in lines {
            head.append(line.drop { $0 == " " })
            if line.hasSuffix("{") { break }
        }
        let text = head.joined(separator: " ")
        return text.hasSuffix(" {") ? String(text.dropLast(2)) : text
    }

    /// Returns the options in the header that change the mock, each with its value.
    private static func options(in text: String) -> [String] {
        let lines = text.split(separator: "\n", maxSplits: 2)
        guard lines.count > 1 else { return [] }
        var options: [String] = []
        for word in lines[1].split(separator: " ").drop(while: { !$0.hasPrefix("generate-mocks") })
            .dropFirst()
        {
            if word.hasPrefix("--") {
                options.append(String(word))
            } else if !options.isEmpty {
                options[options.count - 1] += " \(word)"
            }
        }
        // These options select the type, and do not change its mock.
        return options.filter { option in
            !["--target ", "--module ", "--protocol ", "--client ", "--class "].contains {
                option.hasPrefix($0)
            }
        }
    }
}
