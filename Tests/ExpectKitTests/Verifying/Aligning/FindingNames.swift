@testable import ExpectKit

// Findings as the tests write them.
extension Finding {
    static func matched(_ position: Int, call: Int) -> Finding {
        Finding(.matched, [position], calls: [call])
    }

    static func substituted(_ position: Int, call: Int) -> Finding {
        Finding(.substituted, [position], calls: [call])
    }

    static func missing(_ position: Int) -> Finding { Finding(.missing, [position]) }
    static func extra(call: Int) -> Finding { Finding(.extra, calls: [call]) }
    static func ignored(call: Int) -> Finding { Finding(.ignored, calls: [call]) }
    static func moved(_ positions: [Int], calls: [Int]) -> Finding {
        Finding(.moved, positions, calls: calls)
    }
    static func early(_ position: Int, calls: [Int]) -> Finding { Finding(.early, [position], calls: calls) }
}
