import ExpectKit

extension TapeProblem: ReportableProblem {
    var kind: FailureReport.Kind { .tape }

    var wording: Wording {
        let (headline, advice) = sentence
        let details = if case .differs(let differences) = self { differences.lines } else { [String]() }
        return Wording(headline, notes: details, advice: advice)
    }

    /// The sentence of a report, which follows the name of the file, and what to do about it.
    var sentence: (headline: String, advice: String) {
        switch self {
        case .unknownMode(let word, let known):
            (
                "EXPECTKIT_TAPES is “\(word)”; the known modes are \(known.joined(separator: ", "))",
                "nothing was recorded"
            )
        case .invalidMaximumAge(let word):
            (
                "EXPECTKIT_TAPES_MAX_AGE is “\(shortened(word))”; it must be a number of days, such as 30",
                "nothing was recorded"
            )
        case .invalidAge(let days):
            (
                "it expires after \(counted(days, "day")), but an age must be at least one day",
                "give it an age such as .days(30); nothing was recorded"
            )
        case .old(let day, let age, let limit):
            (
                "it was recorded on \(day), \(counted(age, "day")) ago, and expires after \(counted(limit, "day"))",
                "record it again with EXPECTKIT_TAPES=all, or check it with EXPECTKIT_TAPES=check and raise the age"
            )
        case .undated(let limit):
            (
                "it does not say when it was recorded, and expires after \(counted(limit, "day"))",
                "record it again with EXPECTKIT_TAPES=all, which adds the day"
            )
        case .inUse:
            (
                "another test that has not ended uses it",
                "give each test its own name with Tape(\"…\") or .tape(\"…\"), also each case of a parameterized test"
            )
        case .missing(let mode):
            (
                "the tape does not exist, and the mode “\(mode)” does not record it",
                "record it in the mode missing, on a machine that can reach the real object"
            )
        case .unplayable(let flaw):
            (flaw.words, "the file was not changed; correct it, or remove it and record it again")
        case .secretInName: nameWithSecret
        case .sharedName(let other):
            ("\(other) has a tape of the same name", "name each of them, as in tape(\"…\") or .tape(\"…\")")
        case .undecodableCall(let entry, let mock, let reason):
            (
                "entry \(entry) is not a call of \(mock): \(reason)",
                "correct the entry, or remove the tape and record it again"
            )
        case .recordedWithoutRules(let entry, let mock):
            (
                "entry \(entry) contains values that the rules of \(mock) redact: it was recorded without these rules",
                "record the tape again: the secret is in the file"
            )
        case .unusedMock(let mock):
            (
                "it has calls of \(mock), but no mock of that name used it",
                "make the mock use the tape, or record the tape again without it"
            )
        case .differs(let differences): (differences.words, differences.advice)
        case .notReached(let mock, let missing, let all):
            (
                "the test failed before it made \(missing) of the \(counted(all, "call")) of \(mock)",
                "correct the test, and check the tape again"
            )
        case .notComparable(let reason): reason.wording(cannot: "cannot be compared with the tape")
        case .notRecorded:
            (
                "the tape does not exist, so there are no calls to perform",
                "record it with a mock that uses it, or correct its name or its mode"
            )
        case .noCalls(let mock, let mocks) where mocks.isEmpty:
            ("it has no calls, and so none of \(mock)", "record the tape again with calls of the mock")
        case .noCalls(let mock, let mocks):
            (
                "it has no calls of \(mock), but of \(mocks.joined(separator: ", "))",
                "name one of these mocks with mock: \"…\""
            )
        case .discarded(let reason):
            unchanged(reason.wording(cannot: "cannot be recorded"))
        case .notReplaced(.testFailed, let path):
            (
                "it was not recorded again because the test failed: \(path)",
                "correct the test, and record the tape again; \(isStillThere)"
            )
        case .notReplaced(.noCalls, let path):
            (
                "it was not recorded again because the test made no call: \(path)",
                "make the calls in the test, or remove the tape; \(isStillThere)"
            )
        case .recorded(.wasMissing, let calls, let path):
            (
                "it was missing, and was recorded with \(counted(calls, "call")): \(path)",
                "review it, commit it, and run the test again"
            )
        case .recorded(.hadFailed, let calls, let path):
            (
                "its last run failed, so it was recorded again with \(counted(calls, "call")): \(path)",
                "review the changes, commit them, and run the test again"
            )
        case .recorded(.always, let calls, let path):
            (
                "it was recorded again with \(counted(calls, "call")), and it changed: \(path)",
                "review the changes, and commit them"
            )
        case .notWritten(let reason, let path):
            ("it could not be written: \(reason): \(path)", isStillThere)
        }
    }
}

private let nameWithSecret = (
    headline: "its name contains a secret that a rule redacts",
    advice: "give it another name with Tape(\"…\") or .tape(\"…\")"
)
/// Adds to the advice that the tape was not changed.
private func unchanged(_ wording: (headline: String, advice: String)) -> (headline: String, advice: String) {
    (wording.headline, "\(wording.advice); the tape was not changed")
}

private let isStillThere = "the old file was kept"

extension DiscardReason {
    /// - Parameter cannot: What cannot be done with a call.
    fileprivate func wording(cannot: String) -> (headline: String, advice: String) {
        switch self {
        case .call(let call, let mock, let problem):
            ("\(call) of \(mock) \(cannot): \(problem.wording.words)", problem.wording.advice)
        case .ruleFoundNothing(let rule, let mock):
            (
                "\(rule) found nothing to redact in the calls of \(mock)",
                "name the argument by its label, or by its position where it has none"
            )
        case .ruleMissedCalls(let rule, let mock, let call, let missed, let all):
            (
                "\(rule) found nothing to redact in \(missed) of \(counted(all, "call")) of \(call) of \(mock)",
                "redact these with another rule too, or add isOptional: true to the rule if they contain no secret"
            )
        case .unknownCase(let name, let rule, let mock):
            (
                "\(rule) is for \(name), which is no case of the calls of \(mock)",
                "name the case as in its Invocation, without arguments"
            )
        case .duplicateMock(let name):
            ("two mocks on the tape have the name \(name)", "give them names with Mock(\"…\")")
        case .ownExpectation(let call, let mock, let place):
            (
                "\(call) of \(mock) was expected (\(place)) before the mock used the tape, which has the expectations",
                insteadOfExpecting
            )
        case .secretInName: nameWithSecret
        }
    }
}
