import Foundation

@testable import ExpectKit

extension SynthesizedValue {
    private static let flat = Flat(id: 0, title: "", isDone: false, ratio: 0)
    private static let start = Date(timeIntervalSinceReferenceDate: 0)

    /// Models as services return them, each with its synthesized value.
    static let models: [SynthesizedValue] = plain + recursive + handWritten

    private static let plain: [SynthesizedValue] = [
        SynthesizedValue(flat),
        SynthesizedValue(Nested(inner: Nested.Inner(flat: flat), flats: [], named: [:])),
        SynthesizedValue(Stamped.self) {
            $0.id.uuidString == "00000000-0000-0000-0000-000000000000" && $0.at == start
                && $0.link.absoluteString == "about:blank" && $0.body.isEmpty && $0.price == 0
                && $0.wait == .zero
        },
        SynthesizedValue(Page<Flat>(items: [], first: flat, next: nil)),
        SynthesizedValue(Page<Page<Int>>(items: [], first: Page(items: [], first: 0, next: nil), next: nil)),
        SynthesizedValue(Renamed(userName: "", age: 0)),
        SynthesizedValue(Shelved(counts: [:], section: .fiction, all: [])),
        SynthesizedValue(Ranged(hours: 0..<0, days: 0...0, limits: 0...)),
        SynthesizedValue(Event.opened(at: start, by: "")),
        SynthesizedValue(Place.self) { $0.zone == nil && $0.corner == .zero && $0.frame == .zero },
    ]

    private static let recursive: [SynthesizedValue] = [
        SynthesizedValue(Chain.self) { $0 == Chain(value: 0, next: nil) },
        SynthesizedValue(Tree(name: "", children: [])),
        SynthesizedValue(Family(members: [:])),
        SynthesizedValue(Formula.number(0)),
        SynthesizedValue(Term.variable(name: "")),
        SynthesizedValue(Sheet.self) {
            // The maker advances all enums of a value together.
            $0.title == "" && $0.formula == .number(0)
                && [.opened(at: start, by: ""), .closed].contains($0.event)
        },
        SynthesizedValue(Result<Formula, any Error>.self) {
            if case .success(.number(0)) = $0 { true } else { false }
        },
    ]

    private static let handWritten: [SynthesizedValue] = [
        SynthesizedValue(HandWritten(sum: 0, note: "none")),
        SynthesizedValue(Celsius(degrees: 0)),
        SynthesizedValue(Point(x: 0, y: 0)),
        SynthesizedValue(Lines()),
        SynthesizedValue(Dog.self) { $0.name == "" && $0.legs == 0 },
        SynthesizedValue(Deep(city: "", first: 0, second: "")),
        SynthesizedValue(Loose()),
        SynthesizedValue(Shape.circle(radius: 0)),
        SynthesizedValue(Either.number(0)),
    ]
}
