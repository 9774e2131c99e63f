/// Why no wrapper is written for a protocol.
struct Obstacle: Error, Equatable, CustomStringConvertible {
    var description: String
}
