/// The part of which no value can be made: a stored property, the payload of a case, or an element of a tuple.
struct PlaceholderObstacle: Sendable, Equatable {
    /// The names that lead from the value to the part, such as `lamp.bulb`.
    let path: String
    let type: String
}
