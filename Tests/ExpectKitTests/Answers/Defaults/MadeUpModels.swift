import Foundation

@testable import ExpectKit

extension MadeUp {
    private static let flat = Flat(id: 0, title: "", isDone: false, ratio: 0)
    private static let start = Date(timeIntervalSinceReferenceDate: 0)

    /// Models as services return them, each with the value that is made up for it.
    static let models: [MadeUp] = plain + recursive + written

    private static let plain: [MadeUp] = [
        MadeUp(flat),
        MadeUp(Nested(inner: Nested.Inner(flat: flat), flats: [], named: [:])),
        MadeUp(Stamped.self) {
            $0.id.uuidString == "00000000-0000-0000-0000-000000000000" && $0.at == start
                && $0.link.absoluteString == "about:blank" && $0.body.isEmpty && $0.price == 0
                && $0.wait == .zero
        },
        MadeUp(Page<Flat>(items: [], first: flat, next: nil)),
        MadeUp(Page<Page<Int>>(items: [], first: Page(items: [], first: 0, next: nil), next: nil)),
        MadeUp(Renamed(userName: "", age: 0)),
        MadeUp(Shelved(counts: [:], section: .fiction, all: [])),
        MadeUp(Ranged(hours: 0..<0, days: 0...0, limits: 0...)),
        MadeUp(Event.opened(at: start, by: "")),
        MadeUp(Place.self) { $0.zone == nil && $0.corner == .zero && $0.frame == .zero },
    ]

    private static let recursive: [MadeUp] = [
        MadeUp(Chain.self) { $0 == Chain(value: 0, next: nil) },
        MadeUp(Tree(name: "", children: [])),
        MadeUp(Family(members: [:])),
        MadeUp(Formula.number(0)),
        MadeUp(Term.variable(name: "")),
        MadeUp(Sheet.self) {
            // All enums of a value take turns together.
            $0.title == "" && $0.formula == .number(0)
                && [.opened(at: start, by: ""), .closed].contains($0.event)
        },
        MadeUp(Result<Formula, any Error>.self) {
            if case .success(.number(0)) = $0 { true } else { false }
        },
    ]

    private static let written: [MadeUp] = [
        MadeUp(HandWritten(sum: 0, note: "none")),
        MadeUp(Celsius(degrees: 0)),
        MadeUp(Point(x: 0, y: 0)),
        MadeUp(Lines()),
        MadeUp(Dog.self) { $0.name == "" && $0.legs == 0 },
        MadeUp(Deep(city: "", first: 0, second: "")),
        MadeUp(Loose()),
        MadeUp(Shape.circle(radius: 0)),
        MadeUp(Either.number(0)),
    ]
}
