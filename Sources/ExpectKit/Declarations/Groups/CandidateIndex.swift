/// The expectations that may still take a call, by the keys of their calls and by their groups.
///
/// A search of a tree with many expectations uses it, so that it visits neither those that took all their calls nor
/// those for another exact call. It is built by the first such search: a queue in order needs none, and then a call
/// pays nothing for it.
struct CandidateIndex {
    private struct Group {
        /// The places of the members that a call has to be compared with, because they have no key, and of the groups
        /// that contain such members.
        var compared = AscendingNumbers()
        /// The place of the first member, from the front on, that lacks a call. In an ordered group, no later member
        /// may be called.
        var lastAllowed = 0
    }

    /// The positions of the expectations for one exact call, by its key.
    private var exact: [Int: AscendingNumbers] = [:]
    private var groups: [Group] = []

    /// Whether any expectation is found by a key.
    var hasExact: Bool { !exact.isEmpty }

    /// The expectations for exactly the call with a key, by their positions.
    func exact(_ key: Int?) -> ArraySlice<Int> { key.flatMap { exact[$0]?.all } ?? [] }

    /// The places from a place on whose members a call has to be compared with.
    func compared(in group: Int, from place: Int) -> ArraySlice<Int> { groups[group].compared.from(place) }

    /// The place of the first member that lacks a call.
    func lastAllowed(of group: Int) -> Int { groups[group].lastAllowed }

    mutating func raiseLastAllowed(of group: Int, to place: Int) {
        groups[group].lastAllowed = max(place, lastAllowed(of: group))
    }
    mutating func lowerLastAllowed(of group: Int, to place: Int) {
        groups[group].lastAllowed = min(place, lastAllowed(of: group))
    }
    mutating func openGroup() { groups.append(Group()) }

    mutating func insert(_ position: Int, key: Int) {
        exact[key, default: AscendingNumbers()].insert(position)
    }

    mutating func remove(_ position: Int, key: Int) {
        exact[key]?.remove(position)
        if exact[key]?.isEmpty ?? false { exact[key] = nil }
    }

    mutating func insert(_ place: Int, in group: Int) { groups[group].compared.insert(place) }

    /// Removes a place.
    ///
    /// - Returns: Whether no place is left in the group.
    mutating func remove(_ place: Int, in group: Int) -> Bool {
        groups[group].compared.remove(place)
        return groups[group].compared.isEmpty
    }
}
