import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitDiagrams

/// The source of a Mermaid diagram.
struct MermaidTextTests {
    private func mermaid(_ histories: MockHistory...) -> String {
        SequenceDiagram(title: "t", of: histories).mermaid
    }

    @Test func itHasEveryKindOfEvent() {
        var oven = Histories.history(
            "Oven", [(1, .expected), (3, .wrong), (4, .following)],
            texts: ["preheat(to: 220)", "cool", "open"])
        oven.missing = [.init(place: .after(0), call: "temperature", detail: "2 of 2, never", position: 2)]
        var feed = Histories.history("Feed", [(2, .expected)], texts: ["load"], answers: ["\"news\""])
        feed.calls[0].isSuspended = true
        feed.calls[0].end = Histories.time(5)
        #expect(
            mermaid(oven, feed) == """
                sequenceDiagram
                    participant T as code under test
                    participant M1 as Oven
                    participant M2 as Feed
                    T->>M1: preheat(to: 220)
                    Note over T,M1: ? temperature<br/>2 of 2, never
                    T->>+M2: load
                    T-xM1: ✗ cool
                    T->>M1: open
                    M2-->>-T: #34;news#34;

                """)
    }

    @Test func aTextCannotEndItsLine() {
        let text = mermaid(
            Histories.history(
                "A;B\nC", [(1, .expected)], texts: ["say(\"a; b # c %% d\n<b>\")"], answers: ["x\u{2028}y"]))
        #expect(
            text == """
                sequenceDiagram
                    participant T as code under test
                    participant M1 as A#59;B C
                    T->>M1: say(#34;a#59; b #35; c #37;#37; d #60;b#62;#34;)
                    M1-->>T: x y

                """)
    }

    @Test func foldedCallsAreCounted() {
        let text = mermaid(Histories.long(2000) { $0.calls[1200].mark = .wrong })
        #expect(text.split(separator: "\n").count == 28)
        #expect(text.contains("    Note over T,M1: … 1189 calls\n"))
    }

    /// Mermaid refuses the end of an activation that it has not seen the start of.
    @Test func theEndOfAFoldedCallEndsNoActivation() {
        let text = mermaid(
            Histories.long(2000) {
                for number in 0..<1000 { $0.calls[number].isSuspended = true }
                for number in 0..<1000 { $0.calls[number].end = Histories.time(5000 + number) }
            })
        #expect(text.contains("M1-->>T: "))
        let starts = text.components(separatedBy: "->>+").count
        let ends = text.components(separatedBy: "-->>-").count
        #expect(ends <= starts)
    }
}
