import Testing

@testable import ExpectKit

/// A held answer, with a call that may be cancelled and a test that may resume it at any moment.
@Suite struct HeldAnswerTests {
    private func held(_ limit: Duration = .seconds(600)) -> HeldAnswer {
        HeldAnswer(declaration: 0, epoch: 0, limit: limit, site: Sites.site(1))
    }

    private func value(_ number: Int) -> Answer { Answer(kind: .value(number), site: Sites.site(2)) }

    @Test func onlyOneOfManyResumptionsIsAccepted() async {
        for round in 0..<200 {
            let held = held()
            async let ending = held.ending(of: 7, endsOnCancel: true)
            let accepted = await withTaskGroup(of: Int?.self) { group in
                for number in 0..<4 {
                    group.addTask { held.resume(value(number)) ? number : nil }
                }
                return await group.reduce(into: [Int]()) { if let number = $1 { $0.append(number) } }
            }
            #expect(accepted.count == 1, "round \(round)")
            #expect(await ending.number == accepted.first)
        }
    }

    @Test func aCallEndsOnceWhetherCancelledOrResumed() async {
        for round in 0..<500 {
            let held = held()
            let call = Task { await held.ending(of: round, endsOnCancel: true) }
            if round.isMultiple(of: 3) {
                _ = await held.arrival().ended(by: .now + .seconds(600), on: .continuous)
            }
            async let isResumed = held.resume(value(round))
            call.cancel()
            let ending = await call.value
            #expect(ending.number == round || ending.isCancellation, "round \(round)")
            #expect(await isResumed)
        }
    }

    @Test func aCallOfACancelledTaskEndsAtOnce() async {
        let held = held()
        let call = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await held.ending(of: 1, endsOnCancel: true)
        }
        #expect(await call.value.isCancellation)
        #expect(held.isCancelled)
        #expect(held.calls as? [Int] == [1])
    }

    @Test func oneCancelledCallLeavesTheOthersWaiting() async {
        let held = held()
        let first = Task { await held.ending(of: 1, endsOnCancel: true) }
        _ = await held.arrival().ended(by: .now + .seconds(600), on: .continuous)
        let second = Task { await held.ending(of: 2, endsOnCancel: true) }
        while held.calls.count < 2 { await Task.yield() }
        first.cancel()
        #expect(await first.value.isCancellation)
        #expect(held.resume(value(5)))
        #expect(await second.value.number == 5)
    }

    @Test func anAbandonedAnswerEndsEveryCall() async {
        let held = held()
        let call = Task { await held.ending(of: 1, endsOnCancel: false) }
        _ = await held.arrival().ended(by: .now + .seconds(600), on: .continuous)
        #expect(held.abandon() as? [Int] == [1])
        #expect(await call.value.isAbandoned(andReported: true))
        #expect(await held.ending(of: 2, endsOnCancel: false).isAbandoned(andReported: false))
        #expect(!held.resume(value(1)))
        #expect(held.abandon() as? [Int] == [])
    }

    @Test func aLimitEndsOnlyTheCallThatReachedIt() async {
        let held = held(.milliseconds(1))
        #expect(await held.ending(of: 1, endsOnCancel: false).isExpired)
        #expect(held.resume(value(3)))
        #expect(await held.ending(of: 2, endsOnCancel: false).number == 3)
    }
}

extension HeldAnswer.Ending {
    fileprivate var number: Int? {
        if case .answer(let answer) = self, case .value(let number) = answer.kind {
            number as? Int
        } else {
            nil
        }
    }
    fileprivate var isCancellation: Bool {
        if case .answer(let answer) = self, case .error(is CancellationError) = answer.kind {
            true
        } else {
            false
        }
    }
    fileprivate var isExpired: Bool { if case .expired = self { true } else { false } }
    fileprivate func isAbandoned(andReported: Bool) -> Bool {
        if case .abandoned(andReported) = self { true } else { false }
    }
}
