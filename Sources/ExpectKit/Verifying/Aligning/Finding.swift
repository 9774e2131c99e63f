/// One difference between the expected and the actual sequence.
enum Finding: Equatable {
    /// A call replaced an expected one.
    case substituted(Int, call: Int)
    /// An expected call did not come.
    case missing(Int)
    /// A call came that no expectation matches.
    case extra(call: Int)
    /// Expected calls came, but elsewhere in the order.
    case moved([Int], calls: [Int])

    /// The positions of its expectations.
    var positions: [Int] {
        switch self {
        case .substituted(let position, _), .missing(let position): [position]
        case .extra: []
        case .moved(let positions, _): positions
        }
    }

    /// The numbers of its calls.
    var calls: [Int] {
        switch self {
        case .substituted(_, let call), .extra(let call): [call]
        case .missing: []
        case .moved(_, let calls): calls
        }
    }
}
