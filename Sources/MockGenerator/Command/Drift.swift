/// How a generated file differs from what the generator would write now.
struct Drift: Equatable {
    /// Why the file is stale, as a clause.
    var reason: String
    /// The requirements that differ, one per line.
    var details: [String] = []

    /// The number of requirements that are listed.
    private static let limit = 10

    /// Compares an existing mock with the generated one.
    init(from existing: MockRecord, to generated: MockRecord) {
        let name = generated.name
        let changes = Self.changes(from: existing.members, to: generated.members)
        let (old, new) = (existing.options, generated.options)
        details = Array(changes.prefix(Self.limit))
        if changes.count > Self.limit { details.append("and \(changes.count - Self.limit) more") }
        if existing.origin != generated.origin {
            reason = "it is the mock of \(existing.origin)"
        } else if old != new {
            let (had, has) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
            let words =
                (has.isEmpty ? [] : ["without \(has.joined(separator: " "))"])
                + (had.isEmpty ? [] : ["with \(had.joined(separator: " "))"])
            reason = "generated \(words.joined(separator: " and "))"
        } else if !changes.isEmpty {
            reason = "\(name) has changed"
        } else if existing.head != generated.head {
            reason = "\(name) has changed"
            details = ["changed: from `\(existing.head)` to `\(generated.head)`"]
        } else {
            reason =
                "though no requirement of \(name) has changed: another version of ExpectKit wrote it, or a type that \(name) uses has changed"
        }
    }

    /// Returns the differences of two lists of members: added, removed and changed ones.
    static func changes(from old: [MockRecord.Member], to new: [MockRecord.Member]) -> [String] {
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
        func lines(_ word: String, _ members: [MockRecord.Member], _ others: [MockRecord.Member]) -> [String] {
            members.map { member in
                let isOverload = others.contains { $0.title == member.title }
                return "\(word): " + (isOverload ? "`\(member.declaration)`" : member.title)
            }
        }
        return lines("added", added, old) + lines("removed", removed, new) + changed
    }
}
