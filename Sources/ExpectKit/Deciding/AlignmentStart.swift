/// The point at which the alignment of the expected with the actual sequence starts. Every call before it came as
/// expected.
struct AlignmentStart: Sendable {
    let call: Int
    let head: Int
    /// How many calls each expectation of the group at the head had taken.
    var taken: [Int: Int]
    /// The calls that arrived after this one, but were taken before this one was decided, because another thread, or a
    /// comparison that calls the mock, was faster. They came as expected, and the alignment leaves them out.
    var overtaking: Set<Int> = []
}
