/// The point at which the alignment of the expected with the actual sequence starts. Every call before it came as
/// expected.
struct AlignmentStart: Sendable {
    let call: Int
    let head: Int
    /// How many calls each expectation of the group at the head had taken.
    var taken: [Int: Int]
}
