/// Every bound on the work of one call, one verification or one report, room by room.
///
/// All limits are in one file, so that a maintainer finds them. Numbers of a file format or of a binary interface are
/// not limits. They are in the file that reads the format.
package enum Limits {
    /// The description of values and calls.
    package enum Describing {
        /// The characters of one value or text.
        package static let characters = 200
        /// The elements shown of one collection.
        static let elements = 20
        /// The levels of nested values shown.
        static let depth = 8
        /// The parts shown of one value, over all levels.
        static let parts = 500
        /// The size of the largest set or dictionary whose first elements a report shows, in a stable order. For a
        /// larger one it shows only the number of elements.
        static let sortedElements = 10_000
        /// The size up to which elements that have a `<` are sorted by their descriptions. More elements are sorted by
        /// `<`, which is quicker.
        static let elementsSortedByDescription = 200
        /// The size up to which elements without a `<` are sorted by their descriptions. Describing more of them takes
        /// too long.
        static let elementsSortedOnlyByDescription = 1000
        /// The equal characters shown before the first difference of two long texts.
        static let textContext = 20
        /// The characters of an argument that is shown although its difference is shown as well.
        static let shortArgument = 40
        /// The characters of an excerpt of a long text around the first difference from another one.
        static let textExcerpt = 50
        /// The equal bytes shown before the first difference of two data values.
        static let bytesBefore = 4
        /// The bytes of an excerpt of data around the first difference.
        static let byteExcerpt = 16
    }

    /// The comparison of two values for a report.
    enum Comparing {
        /// The differences shown of one argument list.
        static let differences = 5
        /// The levels of a path such as `task.owner.name`.
        static let pathDepth = 8
        /// The levels compared by reflection.
        static let depth = 64
        /// The parts compared by reflection.
        static let parts = 10_000
        /// The missing and additional elements with which two lists are aligned. A changed element counts twice.
        static let alignedEdits = 32
        /// The pairs of elements between two equal ones that are compared to find out which are alike.
        static let pairs = 64
        /// The levels of values with the same description whose members are compared.
        static let sameDescriptions = 4
    }

    /// The values that are synthesized for calls without an answer.
    enum Defaults {
        /// The levels of nested values.
        static let depth = 32
        /// The requests of an `init(from:)` to its decoder, for one value.
        static let requests = 5000
        /// The stack that the synthesis of one value may use, in bytes. Threads other than the main thread have 512
        /// KB on Apple platforms.
        static let stack = 256 * 1024
        /// The attempts to decode one value, each with other cases of the enums inside it. Cases that need no other
        /// value often come last.
        static let attempts = 32
        /// The raw values that are tried, from one on, for an enum without a case for the raw value zero.
        static let rawValues = 32
    }

    /// The decision about a call.
    enum Deciding {
        /// The stubs that are compared with a call one by one; more are looked up by hash.
        static let stubsWithoutIndex = 8
        /// The expectations that are looked at one by one for a call; more are looked up by hash.
        static let candidatesWithoutIndex = 8
        /// The later expectations that are searched for one that takes a call which exceeds an explicit count.
        static let laterExpectations = 64
        /// The expectations whose answer may be reused for a failed call.
        static let reusableAnswers = 16
        /// The declarations of each kind whose used answers may be repeated for a failed call.
        static let repeatableAnswers = 64
        /// The failed calls that repeat a used answer, or return nothing, where they could throw. The error that comes
        /// after so many ends a loop that only an error ends.
        static let repetitions = 1000
        /// The expectations before an expectation, and those after it, that are searched for its neighbors in the order
        /// of its mock.
        static let orderNeighbors = 64
    }

    /// The explanation of a call when it comes.
    enum Explaining {
        /// The expectations of a call's case that are compared with it.
        static let candidates = 32
        /// The nearest expectations, or calls, that a failure names.
        static let nearest = 2
        /// The stubs of a call's case that are searched, newest first.
        static let stubs = 1000
        /// The expectations that are searched for another overload of a call.
        static let overloads = 1000
        /// The missing calls that are named one by one.
        static let obstacles = 4
        /// The predecessors of an expectation that are searched for missing calls, and that stop blocking the calls of other
        /// mocks if they are missing.
        static let predecessors = 64
        /// The call sites that identify the files of the test.
        static let testSites = 50
        /// The files of the test that are known after a checkpoint or a reset.
        static let testFiles = 8
    }

    /// The comparison of the expected with the actual sequence.
    enum Verifying {
        /// The differences reported one by one.
        static let reports = 8
        /// The differences after which the alignment stops.
        static let differences = 48
        /// The points of an alignment after which only its furthest ways are followed.
        static let alignedPoints = 4096
        /// The latest calls that are searched.
        static let calls = 1000
        /// The latest calls that are compared with one missing expectation.
        static let mistakenCalls = 200
        /// The unmet expectations that are compared with ignored calls.
        static let unmetExpectations = 256
        /// The unmet expectations of one case that are compared with one ignored call.
        static let unmetOfCase = 64
        /// The unexpected calls that are compared with the members of an unordered group.
        static let unexpectedCalls = 64
        /// The expectations that are compared with one unexpected call of an unordered mock, and the number of such
        /// calls.
        static let pairs = 64
        /// The expectations that are tried for one call when the calls of a group are reassigned.
        static let reassignments = 64
        /// The unexpected calls of a mock without declarations that are described, so that each is reported once.
        static let undeclaredCalls = 1000
        /// The calls that a verification after the fact names one by one.
        static let namedCalls = 4
        /// The latest calls that are compared with a missing call in a verification after the fact.
        static let nearCalls = 32
    }

    /// The text of a report, and its delivery.
    enum Reporting {
        /// The missing calls of one mock that a history has.
        static let missingCalls = 100
        /// The columns of a line of a report.
        static let columns = 80
        /// The rows of a table on each side of the first difference.
        static let rows = 3
        /// The characters of a literal that a shortened cell shows whole around a difference.
        static let cellLiteral = 16
        /// The equal characters that a shortened cell shows before a difference that does not fit.
        static let cellContext = 6
        /// The characters of a difference on one line. The indentation is added to them.
        static let differenceWidth = 76
        /// The failures of a mock that are kept until a test can receive them.
        static let keptFailures = 100
        /// The calls of a mock that are traced: each trace takes a kilobyte.
        static let traces = 1000
        /// The time after which a reporter counts as blocked.
        static let patience = Duration.seconds(60)
        /// The tests that a report names which comes when the process ends.
        static let declaringTests = 3
        /// The longest extension of a wait for calls. A wait is extended by the time in which failures are reported.
        static let waitExtension = Duration.seconds(60)
    }

    /// The waits of a test.
    enum Waiting {
        /// The longest wait: 30 years.
        static let longest = Duration.seconds(1_000_000_000)
    }

    /// The calls that the answers of other calls make.
    enum Nesting {
        /// The part of a stack that must be free before an answer may make more calls, and its size in bytes that
        /// suffices. A report of a debug build takes up to 100 KB.
        static let freePart = 4
        static let freeBytes = 512 * 1024
        /// The calls of one mock that must run at the same time before a full stack counts as its fault.
        static let calls = 8
        /// The `async` answers that may wait for each other.
        static let asyncCalls = 1000
    }

    /// The search for mocks in the properties of a test case.
    package enum StoredMocks {
        /// The elements of one collection.
        static let elements = 1000
        /// The levels of nested values.
        package static let depth = 32
        /// The values that are visited for each stored property.
        static let values = 10_000
    }

    /// The lines of client code that led to a call or to a declaration.
    enum Tracing {
        /// The innermost frames that are captured of a declaration.
        static let callerFrames = 16
        /// The declarations of a mock whose frames are captured, which take 4 µs each.
        static let declarations = 256
    }
}
