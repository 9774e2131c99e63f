import Testing

@testable import ExpectKit

/// A held answer, with a call that may be cancelled and a test that may resume it at any moment.
struct HeldAnswerTests {
    private func held(_ limit: Duration = .seconds(600), endsOnCancellation: Bool = true) -> HeldAnswer {
        let place = DeclarationPlace(site: Sites.site(1))
        return HeldAnswer(
            declaration: TypedDeclaration(.expect, 7, at: place), limit: limit,
            endsOnCancellation: endsOnCancellation, site: Sites.site(1))
    }

    private func value(_ number: Int) -> Answer { Answer(kind: .value(number), site: Sites.site(2)) }

    @Test func onlyOneOfManyResumptionsIsAccepted() async {
        for round in 0..<200 {
            let held = held()
            async let ending = held.ending(of: 7, canThrowCancellation: true)
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
            let call = Task { await held.ending(of: round, canThrowCancellation: true) }
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

    /// It no longer waits, although its task continues only after the cancellation.
    @Test @MainActor func anAnsweredCallIsNotCancelled() async {
        let held = held()
        let call = Task { await held.ending(of: 1, canThrowCancellation: true) }
        _ = await held.arrival().ended(by: .now + .seconds(600), on: .continuous)
        #expect(held.resume(value(3)))
        call.cancel()
        #expect(!held.isCancelled)
        #expect(await call.value.number == 3)
    }

    @Test func aCallOfACancelledTaskEndsAtOnce() async {
        let held = held()
        let call = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await held.ending(of: 1, canThrowCancellation: true)
        }
        #expect(await call.value.isCancellation)
        #expect(held.isCancelled)
        #expect(held.calls as? [Int] == [1])
    }

    @Test(arguments: [(true, false), (false, true), (false, false)])
    func aCancelledCallGoesOn(endsOnCancellation: Bool, canThrowCancellation: Bool) async {
        let held = held(endsOnCancellation: endsOnCancellation)
        let call = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await held.ending(of: 1, canThrowCancellation: canThrowCancellation)
        }
        _ = await held.cancellation().ended(by: .now + .seconds(600), on: .continuous)
        #expect(held.isCancelled)
        #expect(held.missedCancellation() == nil)
        #expect(held.resume(value(3)))
        #expect(await call.value.number == 3)
    }

    @Test func oneCancelledCallLeavesTheOthersWaiting() async {
        let held = held()
        let first = Task { await held.ending(of: 1, canThrowCancellation: true) }
        _ = await held.arrival().ended(by: .now + .seconds(600), on: .continuous)
        let second = Task { await held.ending(of: 2, canThrowCancellation: true) }
        while held.calls.count < 2 { await Task.yield() }
        first.cancel()
        #expect(await first.value.isCancellation)
        #expect(held.resume(value(5)))
        #expect(await second.value.number == 5)
    }

    @Test func anAbandonedAnswerEndsEveryCall() async {
        let held = held()
        let call = Task { await held.ending(of: 1, canThrowCancellation: false) }
        _ = await held.arrival().ended(by: .now + .seconds(600), on: .continuous)
        #expect(held.abandon() as? [Int] == [1])
        #expect(await call.value.isAbandoned(andReported: true))
        #expect(await held.ending(of: 2, canThrowCancellation: false).isAbandoned(andReported: true))
        #expect(held.abandon() as? [Int] == [])
    }

    /// The test may resume a call after its mock was verified automatically. Nothing else has answered it.
    @Test func anAbandonedAnswerCanStillBeGivenOnce() async {
        let held = held()
        #expect(held.abandon() as? [Int] == [])
        #expect(held.resume(value(1)))
        #expect(!held.resume(value(2)))
        #expect(await held.ending(of: 1, canThrowCancellation: false).number == 1)
    }

    @Test func onlyTheFirstCallAfterwardsIsReportedIfNoneWaited() async {
        let held = held()
        #expect(held.abandon() as? [Int] == [])
        #expect(await held.ending(of: 1, canThrowCancellation: false).isAbandoned(andReported: false))
        #expect(await held.ending(of: 2, canThrowCancellation: false).isAbandoned(andReported: true))
    }

    @Test func aLimitEndsOnlyTheCallThatReachedIt() async {
        let held = held(.milliseconds(1))
        #expect(await held.ending(of: 1, canThrowCancellation: false).isExpired(andReported: false))
        #expect(await held.ending(of: 2, canThrowCancellation: false).isExpired(andReported: true))
        #expect(held.resume(value(3)))
        #expect(await held.ending(of: 3, canThrowCancellation: false).number == 3)
    }

    @Test func aWaitForACancellationReportsTheLimitOfTheLastCall() async {
        let held = held(.milliseconds(1))
        let wait = held.cancellation()
        #expect(await held.ending(of: 1, canThrowCancellation: false).isExpired(andReported: true))
        #expect(wait.outcome == .met)
        #expect(held.missedCancellation() == .expired)
        #expect(held.missedCancellation() == nil)
    }

    /// A wait that has ended reports nothing any more, so the call that reaches its limit is reported.
    @Test func aWaitThatHasEndedDoesNotReportTheLimit() async {
        let held = held(.milliseconds(1))
        held.cancellation().end(.cancelled)
        #expect(await held.ending(of: 1, canThrowCancellation: false).isExpired(andReported: false))
        #expect(held.missedCancellation() == nil)
    }

    @Test func aWaitForACancellationGoesOnWhileAnotherCallWaits() async {
        let held = held(.milliseconds(1))
        let wait = held.cancellation()
        held.arrive(0, at: .now) { _ in }
        #expect(await held.ending(of: 1, canThrowCancellation: false).isExpired(andReported: false))
        #expect(wait.outcome == nil)
        #expect(held.missedCancellation() == nil)
    }

    @Test func theReasonOfAMissedCancellationIsThatOfTheCall() async {
        let untouched = held()
        #expect(untouched.missedCancellation() == .notCalled)
        // It is reported again, because the engine knows whether the missing call was reported.
        #expect(untouched.missedCancellation() == .notCalled)
        let resumed = held()
        let wait = resumed.cancellation()
        #expect(resumed.resume(value(1)))
        #expect(wait.outcome == .met)
        #expect(resumed.missedCancellation() == .resumed)
        #expect(resumed.missedCancellation() == nil)
        let waiting = held()
        async let ending = waiting.ending(of: 1, canThrowCancellation: false)
        _ = await waiting.arrival().ended(by: .now + .seconds(600), on: .continuous)
        #expect(waiting.missedCancellation() == .notCancelled)
        #expect(waiting.abandon() as? [Int] == [])
        #expect(await ending.isAbandoned(andReported: true))
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
    fileprivate func isExpired(andReported: Bool) -> Bool {
        if case .expired(andReported) = self { true } else { false }
    }
    fileprivate func isAbandoned(andReported: Bool) -> Bool {
        if case .abandoned(andReported) = self { true } else { false }
    }
}
