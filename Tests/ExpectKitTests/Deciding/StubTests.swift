import Testing

@testable import ExpectKit

/// The decisions about stubs and rejections, tested on the state without a mock.
struct StubTests {
    private let driver = StateDriver()

    @Test func theNewestMatchingStubWins() throws {
        try driver.declare(.stub, "a", answers: [1])
        try driver.declare(.stub, "a", answers: [2])
        try driver.declare(.stub, "b", answers: [3])
        #expect(driver.calls("a", "b") == [.taken(1, "2"), .taken(2, "3")])
    }

    @Test func anExpectationComesBeforeAStub() throws {
        try driver.declare(.expect, "a", answers: [1])
        try driver.declare(.stub, "a", answers: [2])
        #expect(driver.calls("a", "a") == [.taken(0, "1"), .taken(1, "2")])
    }

    @Test func aStubAnswersACallBeforeTheTurnOfItsExpectation() throws {
        try driver.declare(.expect, "b")
        try driver.declare(.expect, "a", answers: [1])
        try driver.declare(.stub, "a", answers: [2])
        #expect(driver.calls("a", "b", "a") == [.taken(2, "2"), .taken(0, nil), .taken(1, "1")])
    }

    @Test func aWrittenCountComesBeforeAStub() throws {
        try driver.declare(.expect, "a", .once)
        try driver.declare(.stub, "a")
        #expect(driver.calls("a", "a") == [.taken(0, nil), .surplus(of: 0)])
    }

    @Test func aNewerStubLiftsARejection() throws {
        try driver.declare(.reject, "a")
        #expect(driver.call("a") == .rejected(by: 0))
        try driver.declare(.stub, "a", answers: [2])
        #expect(driver.call("a") == .taken(1, "2"))
    }

    @Test func aRejectionOverridesAnOlderStub() throws {
        try driver.declare(.stub, "a", answers: [1])
        try driver.declare(.reject, "a")
        #expect(driver.calls("a") == [.rejected(by: 1)])
    }

    @Test func anExpectationComesBeforeARejection() throws {
        try driver.declare(.expect, "a")
        try driver.declare(.reject, "a")
        #expect(driver.calls("a", "a") == [.taken(0, nil), .rejected(by: 1)])
    }

    @Test func theLastAnswerOfAStubRepeats() throws {
        try driver.declare(.stub, "a", answers: [1, 2])
        #expect(driver.calls("a", "a", "a") == [.taken(0, "1"), .taken(0, "2"), .taken(0, "2")])
    }

    @Test func theNewestOfSeveralMatchingStubsIsTaken() throws {
        // At first no comparison is known. Comparing from the newest stub, the first match is the newest one.
        for number in 0..<5 {
            try driver.declare(.stub, number.isMultiple(of: 2) ? "a" : "b", answers: [number])
        }
        #expect(driver.call("b") == .taken(3, "3"))
        #expect(driver.compared == [4, 3])
    }
}
