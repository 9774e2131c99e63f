/// A recording of calls and what came of them, which later runs are played against.
///
/// A test that runs against a real object once keeps the tape, and from then on runs against the tape, strictly:
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
/// While it is recorded, the mock is partial: every call goes to the real object, unless the test answers it. While it
/// is played, the mock is strict, and expects the recorded calls in the recorded order, with the recorded answers.
///
/// The file lies beside the test's, in `__Tapes__/<TestFile>/<name>.json`, and is to be reviewed and committed like any
/// other. It is written in one piece when the tape is finished: by the trait `.tape`, by ``finish()``, in XCTest when the
/// test ends, or when the tape is deallocated. Idea and modes are those of VCR and of snapshot testing.
public final class Tape: Sendable {
    @TaskLocal static var ofTest: Tape?

    /// The tape of the running test, if it has the trait `.tape`.
    public static var current: Tape? { ofTest }

    let place: TapePlace
    let site: CallSite
    private let wantedMode: TapeMode?
    private let scopedMode: TapeMode?
    private let beginning = Lock(true)
    let state = Lock(TapeState())
    private let order = Lock(TapeOrder())
    private let currentReporter: Lock<any FailureReporter>
    let tracks = Lock<[(log: RedactionLog, redaction: Redaction)]>([])
    /// What the rules of its mocks have taken from their calls.
    let secrets = TapeSecrets()

    /// Creates a tape.
    ///
    /// - Parameters:
    ///   - mode: When to record; nothing if the scope or the environment decides.
    ///   - site: Where the test creates the tape.
    ///   - reporter: Receives failures of the tape itself.
    init(_ place: TapePlace, mode: TapeMode?, at site: CallSite, reporter: any FailureReporter) {
        self.place = place
        self.site = site
        wantedMode = mode
        scopedMode = TapeMode.scope
        currentReporter = Lock(reporter)
    }

    deinit { finish() }

    /// The path of its file.
    public var path: String { place.path }

    /// Whether it records, and does not play. It is known once a mock uses the tape.
    public var isRecording: Bool { state.withLock { $0.phase == .recording } }

    /// Who is told of failures of the tape itself: the running test framework, unless set.
    public var reporter: any FailureReporter {
        get { currentReporter.withLock { $0 } }
        set { currentReporter.withLock { $0 = newValue } }
    }

    // MARK: From begin to end

    /// Reads the file, when the first mock uses the tape.
    ///
    /// - Parameter redaction: The rules of the mock.
    /// - Returns: What the tape does from now on.
    func begin(_ redaction: Redaction) -> TapeState.Phase {
        let isRefused = beginning.withLock { _ in
            redaction.words(place.title) != place.title && state.withLock { $0.refuseIfIdle() }
        }
        if isRefused {
            tell(Self.secretName.words, advice: Self.secretName.advice, hidesName: true)
            return .refused
        }
        let problem = beginning.withLock { _ in beginOnce() }
        if let problem { tell(problem.words, advice: problem.advice) }
        return state.withLock { $0.phase }
    }

    /// - Returns: What keeps the tape from being of use.
    private func beginOnce() -> (words: String, advice: String)? {
        guard state.withLock({ $0.phase == .idle }) else { return nil }
        let mode: TapeMode
        do throws(TapeFlaw) {
            if let said = wantedMode ?? scopedMode {
                mode = said
            } else {
                mode = try .ofEnvironment() ?? .missing
            }
        } catch {
            state.withLock { $0.refuse() }
            return (error.words, "nothing was recorded")
        }
        guard place.take() else {
            state.withLock { $0.refuse() }
            return (
                "it is in use by another test that has not ended",
                "give each its own name: Tape(\"…\") or .tape(\"…\"), for each case of a parameterised test too"
            )
        }
        let found: TapeState.Found =
            switch place.read() {
            case .nothing: .nothing
            case .tape(let file): .entries(file.entries)
            case .flaw(let flaw): .flaw(flaw)
            }
        let hasFailed = place.isMarkedAsFailed
        let flaw = state.withLock { $0.begin(mode, found, hasFailed: hasFailed) }
        return flaw.map { flaw in
            (
                flaw.words,
                found == .nothing
                    ? place.formerName.map {
                        "rename “\($0).json” to “\(place.name).json” if it is this tape"
                    }
                        ?? "record it in the mode missing, on a machine that reaches the real object"
                    : "the file was left as it is; mend it, or remove it and record it again"
            )
        }
    }

    // MARK: Its entries

    /// Lets a mock join.
    ///
    /// - Returns: Whether it is the first of its name.
    func join(_ mock: String, _ log: RedactionLog, _ redaction: Redaction) -> Bool {
        tracks.withLock { $0.append((log, redaction)) }
        return state.withLock { $0.join(mock) }
    }

    func entries(of mock: String) -> [(number: Int, entry: TapeEntry)] {
        state.withLock { $0.entries }.enumerated().filter { $0.element.mock == mock }.map {
            ($0.offset, $0.element)
        }
    }

    func enter(_ call: JSONValue, of mock: String) -> Int? { state.withLock { $0.enter(call, of: mock) } }

    func note(_ outcome: TapeEntry.Outcome, of number: Int) {
        state.withLock { $0.note(outcome, of: number) }
    }

    /// Keeps the tape from being written, as something could not be recorded, and says so once for each thing.
    func spoil(_ words: String, advice: String, at site: CallSite) {
        guard state.withLock({ $0.spoil(words) }) else { return }
        tell(words, advice: "\(advice); the tape is left as it was", at: site)
    }

    /// Notes that the test has failed, for any reason.
    func noteFailedTest() { state.withLock { $0.noteFailedTest() } }

    /// Notes that a mock on the tape has failed.
    func noteFailure() { state.withLock { $0.noteFailure() } }

    /// Puts an expectation of an entry in order with those of other mocks.
    func link(_ node: OrderNode, of number: Int) { order.withLock { $0.link(node, number) } }

    /// What a report calls an entry.
    func words(ofEntry number: Int) -> String { "\(place.name).json, entry \(number + 1)" }
}

/// The expectations of a tape's entries, which come one after another whatever mock they are of.
private struct TapeOrder {
    private var nodes: [(number: Int, node: OrderNode)] = []

    mutating func link(_ node: OrderNode, _ number: Int) {
        let place = nodes.firstIndex { $0.number > number } ?? nodes.count
        if place > 0 { _ = node.come(after: nodes[place - 1].node) }
        if place < nodes.count { _ = nodes[place].node.come(after: node) }
        nodes.insert((number, node), at: place)
    }
}
