import ExpectKit
import Testing

struct CapturingTests {
    private let typed = TypedShelf()

    @Test func aCaptorKeepsTheArgumentsOfMatchedCalls() {
        let names = Captor<String>()
        typed.expect(.add(name: .capture(names))).times(2)
        typed.add(name: "a")
        typed.add(name: "b")
        #expect(names.all == ["a", "b"])
        #expect(names.last == "b")
    }

    @Test func aCaptorOfAnotherExpectationKeepsNothing() {
        let (first, second) = (Captor<String>(), Captor<String>())
        typed.expect(.add(name: .capture(first)))
        typed.expect(.add(name: .capture(second)))
        typed.add(name: "a")
        #expect([first.all, second.all] == [["a"], []])
        typed.add(name: "b")
        #expect([first.all, second.all] == [["a"], ["b"]])
    }

    @Test func theCaptorsOfADictionaryFollowItsLiteral() {
        enum Call { case set(Arg<[String: Int]>) }
        let (mock, seen) = (Mock<Call>(), Captor<Int>())
        let keys: Arg<[String: Int]> = [
            "a": .capture(seen), "b": .capture(seen), "c": .capture(seen), "d": .capture(seen), "e": .capture(seen),
        ]
        mock.expect(.set(keys))
        mock.call(.set(.value(["a": 1, "b": 2, "c": 3, "d": 4, "e": 5])))
        #expect(seen.all == [1, 2, 3, 4, 5])
        mock.verify()
    }

    @Test func aRefusedCallIsNotCaptured() {
        let names = Captor<String>()
        typed.expect(.count).andReturn(1)
        typed.expect(.add(name: .capture(names)))
        typed.add(name: "early")
        #expect(names.all == [])
        #expect(typed.failures.reports.count == 1)
    }

    @Test func aRejectionCapturesNothing() {
        let names = Captor<String>()
        typed.reject(.add(name: .capture(names)))
        typed.add(name: "a")
        #expect(names.all == [])
    }

    @Test func aVerificationCapturesTheCallsThatItFinds() {
        let names = Captor<String>()
        typed.mode = .nice
        for name in ["a", "b", "ac"] { typed.add(name: name) }
        typed.verify(.add(name: .capture(names, if: .hasPrefix("a"))), times: 2)
        #expect(names.all == ["a", "ac"])
    }

    @Test func aFailedVerificationCapturesTheCallsThatItFinds() {
        let names = Captor<String>()
        typed.mode = .nice
        typed.add(name: "a")
        typed.verify(.add(name: .capture(names)), times: 2)
        #expect(names.all == ["a"])
        #expect(typed.failures.reports.count == 1)
    }

    @Test func verificationsOfAnOrderCaptureEachCallOnce() {
        let (first, second, third) = (Captor<String>(), Captor<String>(), Captor<String>())
        typed.mode = .nice
        for name in ["a", "b"] { typed.add(name: name) }
        typed.verifyInOrder(.add(name: .capture(first)), .add(name: .capture(second)))
        typed.verifySequence(.add(name: .capture(third)), .add(name: .capture(third)))
        #expect([first.all, second.all, third.all] == [["a"], ["b"], ["a", "b"]])
    }

    @Test func aQueryCapturesNothing() {
        let names = Captor<String>()
        typed.mode = .nice
        typed.add(name: "a")
        #expect(typed.didCall(.add(name: .capture(names))))
        #expect(typed.callCount(.add(name: .capture(names))) == 1)
        #expect(typed.lastCall(.add(name: .capture(names))) != nil)
        #expect(names.all == [])
    }

    @Test func anActionSeesTheCapturedArguments() {
        let names = Captor<String>()
        var seen: [String] = []
        typed.stub(.add(name: .capture(names))).andDo { _ in seen = names.all }
        typed.add(name: "a")
        #expect(seen == ["a"])
    }
}
