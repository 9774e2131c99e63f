import ExpectKit

/// A body that a test repeats, and that has not returned although nothing happens in it.
struct UnfinishedBody: Sendable, Equatable {
    /// The calls so far.
    let calls: [String]
    /// How long nothing has happened.
    let patience: Duration

    init(calls: [String], after patience: Duration) { (self.calls, self.patience) = (calls, patience) }
}

extension UnfinishedBody: ReportableProblem {
    var kind: FailureReport.Kind { .unmetCondition }

    var headlineMayBreak: Bool { false }

    var wording: Wording {
        Wording(
            "the body has not returned, and nothing happened for \(patience)",
            notes: [calls.isEmpty ? "no call was made before" : "calls so far: \(shown); none of them is held"],
            advice:
                "resume each continuation, and let no task wait for itself; if the body only works for so long, raise patience:"
        )
    }

    /// The last calls, which say how far the body has come.
    private var shown: String {
        ((calls.count > Self.limit ? ["…"] : []) + calls.suffix(Self.limit)).joined(separator: ", ")
    }

    private static var limit: Int { 8 }
}
