import Testing

@testable import ExpectKit

/// The line breaks of long sentences.
struct LineWrappingTests {
    @Test func aShortSentenceStaysOnOneLine() {
        #expect(wrapped("a b", from: 2) == ["  a b"])
    }

    @Test func aLongSentenceContinuesWithMoreIndentation() {
        let words = Array(repeating: "word", count: 20).joined(separator: " ")
        let lines = wrapped(words, from: 2)
        #expect(lines.map(\.count) == [96, 10])
        #expect(lines[1].hasPrefix("      word"))
        #expect(lines.joined(separator: " ").split(separator: " ").count == 20)
    }

    @Test func callsTextsAndPathsAreNotBroken() {
        let call = "add(first: 1, second: [2, 3], third: \"\(String(repeating: "a b) ", count: 5))\")"
        let name = String(repeating: "word ", count: 10) + "end"
        for text in [call, "“\(name)”", "{ \(name) }"] {
            let lines = wrapped("\(name) \(text) \(name)", from: 2)
            #expect(lines.count == 3)
            #expect(lines[1] == "      \(text)" || lines[1].hasPrefix("      \(text) "))
        }
        let path = "/Users/My Name/Some Tests/__Tapes__/A Test/a tape with a long name.json"
        #expect(wrapped("it was recorded with 6 calls: \(path)", from: 0).last == "    \(path)")
    }

    @Test func aValueThatIsTooLongStaysWithTheWordsBeforeIt() {
        let call = "add(\(String(repeating: "x", count: 90)))"
        #expect(
            wrapped(
                facts: ["expected:", "1 of 2,", "\(call),", "never called", "(A.swift:1)"], from: 2)
                == ["  expected: 1 of 2, \(call),", "      never called (A.swift:1)"])
    }
}
