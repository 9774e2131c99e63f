/// One difference between what was expected and what was called.
enum Finding: Equatable {
    /// A call came in the place of an expected one.
    case substituted(Int, call: Int)
    /// An expected call did not come.
    case missing(Int)
    /// A call came that nothing expected.
    case extra(call: Int)
    /// Calls came as expected, but elsewhere in the order.
    case moved([Int], calls: [Int])

    /// The expectations that it is about, by their positions.
    var positions: [Int] {
        switch self {
        case .substituted(let position, _), .missing(let position): [position]
        case .extra: []
        case .moved(let positions, _): positions
        }
    }

    /// The calls that it is about.
    var calls: [Int] {
        switch self {
        case .substituted(_, let call), .extra(let call): [call]
        case .missing: []
        case .moved(_, let calls): calls
        }
    }
}
