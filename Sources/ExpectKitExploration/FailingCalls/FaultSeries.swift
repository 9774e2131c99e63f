import ExpectKit

/// Decides how a series of runs continues: one run without a failure, then one for each call that can fail.
struct FaultSeries: Sendable, Equatable {
    /// What the body of a run has thrown.
    enum Thrown: Sendable, Equatable {
        case nothing
        /// The error of the call that failed.
        case fault
        /// An error of the test framework, which ends the test.
        case endOfTest
        case other
    }

    /// What happened in a run.
    struct Course: Sendable, Equatable {
        var thrown = Thrown.nothing
        var calls: FaultSchedule
        /// Whether a failure was reported.
        var hasFailures = false
        /// Whether a call failed because of a series around this one, so that later calls may be missing.
        var isDisturbed = false

        fileprivate func hasTried(_ target: Int?) -> Bool { target == nil || calls.hasFailed || isDisturbed }
    }

    /// The end of a series.
    enum Ending: Sendable, Equatable {
        /// Every call has failed once.
        case passed
        /// A failure was reported.
        case failed
        /// The error of the body is thrown as it is.
        case throwsAsIs
        /// The error of the body is thrown with the call that failed.
        case throwsUnexpected
        /// The chosen call did not come.
        case callMissing
        /// No call could fail.
        case nothingToTry(leftOut: Int)
    }

    /// The number of the run, counted from one.
    private(set) var number = 1
    /// How many calls can fail; `nil` in the first run.
    private(set) var total: Int?

    /// The number of the call that fails in this run; `nil` in the first run.
    var target: Int? { total == nil ? nil : number - 1 }

    /// Why the series ends with the body of a run; `nil` if the conditions and the mocks are to be verified.
    func ending(after course: Course) -> Ending? {
        switch course.thrown {
        case .endOfTest: .throwsAsIs
        case .nothing, .fault:
            // What follows from a failure before the call is not reported as well.
            course.hasTried(target) ? nil : course.hasFailures ? .failed : .callMissing
        // A reported failure has already failed the test.
        case .other: target == nil ? .throwsAsIs : course.hasFailures ? .failed : .throwsUnexpected
        }
    }

    /// Moves to the next run, after the conditions and the mocks were verified.
    ///
    /// - Returns: Why the series ends; `nil` if there is another run.
    mutating func advance(after course: Course) -> Ending? {
        if course.hasFailures { return .failed }
        let total = total ?? course.calls.candidates
        self.total = total
        if total == 0, !course.isDisturbed { return .nothingToTry(leftOut: course.calls.leftOut) }
        if number > total { return .passed }
        number += 1
        return nil
    }
}
