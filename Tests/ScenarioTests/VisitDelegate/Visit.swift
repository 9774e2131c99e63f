// The code under test, and its collaborator.

struct Visit: Equatable {
    let visitor: String
}

protocol VisitDelegate: AnyObject {
    func visitDidStart()
    func visit(_ visit: Visit, didReach place: String)
    func visitDidEnd()
}

/// Notifies its delegate of each place that a visitor reaches.
final class Guide {
    weak var delegate: (any VisitDelegate)?

    func lead(_ visit: Visit, to places: [String]) {
        delegate?.visitDidStart()
        for place in places {
            delegate?.visit(visit, didReach: place)
        }
    }

    func goHome() {
        delegate?.visitDidEnd()
    }
}
