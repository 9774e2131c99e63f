import ExpectKit

/// A recording of calls and their outcomes, from which later runs are replayed.
///
/// The first run of a test calls the real object and records a tape. Later runs replay the tape. A tape needs a mock with a
/// `Codable` invocation, such as `MockStore` here, which is written by hand or generated with `--codable`: see
/// <doc:recording-on-tape>.
///
/// ```swift
/// @Test(.tape("buying")) func aMuseumBuysAnArtefact() throws {
///     let store = MockStore(wrapping: try LiveStore())
///     store.use(.current)
///
///     try Museum(store: store).buy("vase")
///
///     store.verify()
/// }
/// ```
///
/// While a tape is recorded, the mock is partial: every call goes to the real object. While a tape is replayed, the mock is
/// strict: it expects the recorded calls in their order, and gives the recorded answers. While a tape is checked, the
/// calls go to the real object, too, and its answers are compared with the recorded ones. Calls that a stub of the test
/// answers are not on the tape.
///
/// The file is beside the test file, in `__Tapes__/<TestFile>/<name>.json`. Review and commit it like source code. It is
/// written as a whole when the tape ends: at the end of the test with the trait `.tape` or in XCTest, at ``finish()``, or
/// when the tape is deallocated. The idea and the modes are those of VCR and of snapshot testing.
public final class Tape: Sendable {
    @TaskLocal static var ofTest: Tape?

    /// The tape of the running test, if it has the trait `.tape`.
    public static var current: Tape? { ofTest }

    let place: TapePath
    let site: CallSite
    /// The test of a tape that has the name of its function; nil if the test has chosen the name.
    let owner: String?
    /// The mode of the tape, or of the scope in which it was created.
    let chosenMode: TapeMode?
    /// The age after which the tape counts as old; nil for that of the environment.
    let chosenAge: TapeAge?
    /// Returns the current day.
    let today: @Sendable () -> CalendarDay
    /// Held while the file is read, so that a second mock waits for the result.
    let beginning = Lock(())
    let state = Lock(TapeState())
    private let order = Lock(TapeOrder())
    private let currentReporter: Lock<any FailureReporter>
    /// The rules of each mock.
    private let currentRedactions = Lock<[Redaction]>([])
    /// The comparison of each mock with the tape, in the mode `check`.
    private let currentChecks = Lock<[(TapeRun, Tape) -> TapeComparison]>([])
    let secrets = TapeSecrets()

    /// Creates a tape.
    ///
    /// - Parameters:
    ///   - place: The location of the file.
    ///   - mode: When to record. The default is the mode of the scope, or else of the environment.
    ///   - age: The age after which the tape counts as old. The default is that of the environment.
    ///   - owner: The test of a tape that has the name of its function.
    ///   - site: Where the test creates the tape.
    ///   - reporter: Receives the failures of the tape itself.
    ///   - today: Returns the current day.
    init(
        _ place: TapePath, mode: TapeMode?, expiresAfter age: TapeAge? = nil, of owner: String? = nil,
        at site: CallSite,
        reporter: any FailureReporter, today: @escaping @Sendable () -> CalendarDay = { .today }
    ) {
        (self.place, self.site, self.owner) = (place, site, owner)
        chosenAge = age
        self.today = today
        chosenMode = mode ?? TapeMode.scope
        currentReporter = Lock(reporter)
    }

    deinit { finish() }

    /// The path of the file.
    public var path: String { place.path }

    /// Whether the tape is being recorded. It is known once a mock uses the tape.
    public var isRecording: Bool { state.withLock { $0.phase == .recording } }

    /// Whether the tape is being checked.
    var isChecking: Bool { state.withLock { $0.phase == .checking } }

    /// The reporter that receives failures of the tape itself. The default reports to the running test framework.
    public var reporter: any FailureReporter {
        get { currentReporter.withLock { $0 } }
        set {
            // The old reporter is a client's object, so it outlives the lock.
            var reporter = newValue
            currentReporter.withLock { swap(&$0, &reporter) }
        }
    }

    // MARK: Mocks

    /// Adds a mock.
    ///
    /// - Returns: Whether it is the first of its name.
    func join(_ mock: String, _ redaction: Redaction) -> Bool {
        currentRedactions.withLock { $0.append(redaction) }
        return state.withLock { $0.join(mock) }
    }

    /// The rules of each mock.
    var redactions: [Redaction] { currentRedactions.withLock { $0 } }

    /// Adds the comparison of a mock with the tape.
    ///
    /// - Parameter check: Compares a run with the tape.
    func add(_ check: @escaping (TapeRun, Tape) -> TapeComparison) {
        currentChecks.withLock { $0.append(check) }
    }

    /// The comparison of each mock with the tape.
    var checks: [(TapeRun, Tape) -> TapeComparison] { currentChecks.withLock { $0 } }

    // MARK: Entries

    /// The entries of a mock in the file, with their positions on the tape, counted from zero.
    func entries(of mock: String) -> [(index: Int, entry: TapeEntry)] {
        state.withLock { $0.phase == .checking ? $0.checkedEntries : $0.entries }.enumerated().filter {
            $0.element.mock == mock
        }.map {
            ($0.offset, $0.element)
        }
    }

    /// Adds an entry for a call that has just been made.
    ///
    /// - Returns: The index of the entry; nil if the tape neither records nor checks.
    func enter(_ call: JSONValue, of mock: String) -> Int? { state.withLock { $0.enter(call, of: mock) } }

    /// Sets the outcome of a call.
    func set(_ outcome: TapeEntry.Outcome, at index: Int) { state.withLock { $0.set(outcome, at: index) } }

    /// Notes that the answer to a call cannot be compared with the tape.
    func noteIncomparable(_ index: Int) { state.withLock { $0.noteIncomparable(index) } }

    /// Orders the expectation of an entry among those of other mocks.
    func link(_ node: OrderNode, at index: Int) { order.withLock { $0.insert(node, at: index) } }

    /// The name of an entry in a report.
    func name(ofEntry index: Int) -> String { "\(place.name).json, entry \(index + 1)" }

    // MARK: Failures of the run

    /// Notes that the test has failed, so that the recording does not replace an existing file.
    func noteFailedTest() { state.withLock { $0.noteFailedTest() } }

    /// Notes that a mock on the tape has failed, so that the recording does not replace an existing file.
    func noteFailedMock() { if state.withLock({ $0.noteFailedMock() }) { place.markAsFailed(true) } }
}
