@testable import ExpectKit

/// Facts of failures that no mock has found.
enum Facts {
    static let here = DeclarationPlace(site: Sites.site(40))
    static let mockLine = DeclarationPlace(site: Sites.site(30))

    private static func differences(_ areThere: Bool) -> [Difference] {
        areThere ? [Difference(path: "id", expected: "1", got: "2")] : []
    }

    /// An expectation of one call, the one of three with this number and on the line with this number.
    static func expectation(
        _ call: String, _ number: Int, called calls: Int = 0, differing: Bool = false
    ) -> DeclarationFact {
        DeclarationFact(
            role: .expect, call: call, position: .init(number: number, total: 3), count: .once, calls: calls,
            place: DeclarationPlace(site: Sites.site(UInt(number))), differences: differences(differing))
    }

    static func stub(_ call: String, differing: Bool = false) -> DeclarationFact {
        DeclarationFact(
            role: .stub, call: call, place: DeclarationPlace(site: Sites.site(9)),
            differences: differences(differing))
    }

    static func rejection(_ call: String) -> DeclarationFact {
        DeclarationFact(role: .reject, call: call, place: DeclarationPlace(site: Sites.site(8)))
    }

    /// The second of five calls.
    static func call(_ call: String, differing: Bool = false) -> RecordedCallFact {
        RecordedCallFact(
            call: call, position: .init(number: 2, total: 5), mockLine: mockLine,
            differences: differences(differing))
    }

    static func violation(_ problem: Violation.Problem, line: UInt = 1) -> Violation {
        Violation(mock: "Shelf", problem: problem, place: FailurePlace(Sites.site(line)))
    }
}

extension FailureReport {
    /// Whether it only adds to what the failure of a call has said.
    var isNote: Bool { reportedCall != nil && severity == .warning }
}
