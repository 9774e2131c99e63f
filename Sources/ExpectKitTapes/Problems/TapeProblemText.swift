import ExpectKit

extension TapeProblem: ReportableProblem {
    var kind: ReportableProblemKind { .tape }

    var lines: [String] { details + [advice] }

    /// The sentence of a report. It follows the name of the file.
    var headline: String {
        switch self {
        case .unknownMode(let word, let known):
            "EXPECTKIT_TAPES is “\(word)”; the known modes are \(known.joined(separator: ", "))"
        case .invalidMaximumAge(let word):
            "EXPECTKIT_TAPES_MAX_AGE is “\(shortened(word))”; it must be a number of days, such as 30"
        case .invalidAge(let days):
            "it expires after \(counted(days, "day")), but an age must be at least one day"
        case .old(let day, let age, let limit):
            "it was recorded on \(day), \(counted(age, "day")) ago, and expires after \(counted(limit, "day"))"
        case .undated(let limit):
            "it does not say when it was recorded, and expires after \(counted(limit, "day"))"
        case .inUse: "another test that has not ended uses it"
        case .missing(let mode): "the tape does not exist, and the mode “\(mode)” does not record it"
        case .unplayable(let flaw): flaw.words
        case .secretInName: nameHoldsSecret
        case .undecodableCall(let entry, let mock, let reason):
            "entry \(entry) is not a call of \(mock): \(reason)"
        case .recordedWithoutRules(let entry, let mock):
            "entry \(entry) contains values that the rules of \(mock) redact: it was recorded without these rules"
        case .unusedMock(let mock): "it has calls of \(mock), but no mock of that name used it"
        case .differs(let differences): differences.words
        case .notReached(let mock, let missing, let all):
            "the test failed before it made \(missing) of the \(counted(all, "call")) of \(mock)"
        case .notComparable(let reason): reason.words(cannot: "cannot be compared with the tape")
        case .notRecorded: "the tape does not exist, so there are no calls to perform"
        case .noCalls(let mock, let mocks) where mocks.isEmpty: "it has no calls, and so none of \(mock)"
        case .noCalls(let mock, let mocks):
            "it has no calls of \(mock), but of \(mocks.joined(separator: ", "))"
        case .deviates(let deviations): deviations.words
        case .discarded(let reason): reason.words(cannot: "cannot be recorded")
        case .notReplaced(let reason, let path):
            "it was not recorded again because the test \(reason.words): \(path)"
        case .recorded(let reason, let calls, let path): reason.words(counted(calls, "call")) + ": \(path)"
        case .notWritten(let reason, let path): "it could not be written: \(reason): \(path)"
        }
    }

    /// What to do about it.
    var advice: String {
        switch self {
        case .unknownMode, .invalidMaximumAge: "nothing was recorded"
        case .invalidAge: "give it an age such as .days(30); nothing was recorded"
        case .old:
            "record it again with EXPECTKIT_TAPES=all, or check it with EXPECTKIT_TAPES=check and raise the age"
        case .undated: "record it again with EXPECTKIT_TAPES=all, which adds the day"
        case .inUse:
            "give each test its own name with Tape(\"…\") or .tape(\"…\"), also each case of a parameterized test"
        case .missing: "record it in the mode missing, on a machine that can reach the real object"
        case .notRecorded: "record it with a mock that uses it, or correct its name or its mode"
        case .noCalls(_, let mocks) where mocks.isEmpty: "record the tape again with calls of the mock"
        case .noCalls: "name one of these mocks with mock: \"…\""
        case .deviates(let deviations): deviations.advice
        case .unplayable: "the file was not changed; correct it, or remove it and record it again"
        case .secretInName: anotherName
        case .undecodableCall: "correct the entry, or remove the tape and record it again"
        case .recordedWithoutRules: "record the tape again: the secret is in the file"
        case .unusedMock: "make the mock use the tape, or record the tape again without it"
        case .differs(let differences): differences.advice
        case .notReached: "correct the test, and check the tape again"
        case .notComparable(let reason): reason.advice
        case .discarded(let reason): "\(reason.advice); the tape was not changed"
        case .notReplaced(.testFailed, _): "correct the test, and record the tape again; \(isStillThere)"
        case .notReplaced(.noCalls, _): "make the calls in the test, or remove the tape; \(isStillThere)"
        case .recorded(.wasMissing, _, _): "review it, commit it, and run the test again"
        case .recorded(.hadFailed, _, _): "review the changes, commit them, and run the test again"
        case .recorded(.always, _, _): "review the changes, and commit them"
        case .notWritten: isStillThere
        }
    }
}

private let nameHoldsSecret = "its name contains a secret that a rule redacts"
private let anotherName = "give it another name with Tape(\"…\") or .tape(\"…\")"
private let isStillThere = "the old file was kept"

extension TapeProblem.RecordingReason {
    fileprivate func words(_ calls: String) -> String {
        switch self {
        case .wasMissing: "it was missing, and was recorded with \(calls)"
        case .hadFailed: "its last run failed, so it was recorded again with \(calls)"
        case .always: "it was recorded again with \(calls), and it changed"
        }
    }
}

extension TapeProblem.KeptReason {
    fileprivate var words: String {
        switch self {
        case .testFailed: "failed"
        case .noCalls: "made no call"
        }
    }
}

extension DiscardReason {
    /// - Parameter cannot: What cannot be done with a call.
    fileprivate func words(cannot: String) -> String {
        switch self {
        case .call(let call, let mock, let problem): "\(call) of \(mock) \(problem.words(cannot))"
        case .ruleFoundNothing(let rule, let mock): "\(rule) found nothing to redact in the calls of \(mock)"
        case .ruleMissedCalls(let rule, let mock, let call, let missed, let all):
            "\(rule) found nothing to redact in \(missed) of \(counted(all, "call")) of \(call) of \(mock)"
        case .duplicateMock(let name): "two mocks on the tape have the name \(name)"
        case .ownExpectation(let call, let mock, let place):
            "\(call) of \(mock) was expected (\(place)) before the mock used the tape, which has the expectations"
        case .secretInName: nameHoldsSecret
        }
    }

    fileprivate var advice: String {
        switch self {
        case .call(_, _, let problem): problem.advice
        case .ruleFoundNothing: "name the argument by its label, or by its position where it has none"
        case .ruleMissedCalls:
            "redact these with another rule too, or add isOptional: true to the rule if they contain no secret"
        case .ownExpectation: insteadOfExpecting
        case .duplicateMock: "give them names with Mock(\"…\")"
        case .secretInName: anotherName
        }
    }
}
