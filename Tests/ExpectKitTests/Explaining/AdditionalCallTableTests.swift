import Testing

@testable import ExpectKit

/// The table of a mistake after many calls that no expectation has.
struct AdditionalCallTableTests {
    /// No expectation is left out above the first row.
    @Test func aTableThatBeginsWithAdditionalCallsHasNothingBefore() throws {
        let shelf = MockShelf()
        shelf.expect(.load(id: 1)).andReturn("x")
        shelf.expect(.count).andReturn(1)
        for _ in 0..<9 { shelf.clear() }
        _ = try shelf.load(id: 1)
        shelf.verify()
        let text = try #require(shelf.failures.reports.dropFirst().first).text
        #expect(
            text.contains(
                """
                    expected     called
                    —         ≠  clear
                    —         ≠  clear
                    —         ≠  clear
                    —         ≠  clear
                    —         ≠  clear
                    —         ≠  clear
                    —         ≠  clear
                    … 4 more
                """), "\(text)")
    }
}
