/// A stream that a call returns, and that the test feeds.
///
/// ```swift
/// let orders = shop.stub(.orders).andStream()
/// let kitchen = Task { await kitchen.work(for: shop) }
/// orders.yield("rye")
/// await orders.waitUntilConsumed()
/// #expect(oven.didCall(.bake("rye")))
/// orders.finish()
/// await kitchen.value
/// ```
///
/// Each call gets a stream of its own with all values, also with those that are yielded before. It ends when the
/// `PendingStream` is deallocated, or when the mock is verified automatically. It is a warning then if no code has
/// iterated over a stream, or if an iteration that goes on has not got all values.
public final class PendingStream<Element, Failure: Error>: Sendable {
    private let feed: StreamFeed<Element>

    init(_ feed: StreamFeed<Element>) { self.feed = feed }

    deinit { feed.end(.success(())) }

    /// Gives a value to the consumer. After the end of the stream, the value is refused, and reported at this line.
    ///
    /// - Parameter value: The value.
    public func yield(
        _ value: sending Element,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        if feed.yield(value) { return }
        feed.report(.alreadyFinished, .error, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Ends the stream after the values so far. A second end is refused, and reported at this line.
    public func finish(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        if feed.end(.success(())) { return }
        feed.report(.alreadyFinished, .error, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Whether the code under test has ended each of its iterations: at the end of the stream, by its cancellation, or
    /// by dropping the stream. That it has left its loop is not seen while it keeps the stream.
    public var isTerminated: Bool { feed.isTerminated }

    /// Waits until the consumer has taken all values and has come back for the next one, or has ended its iteration.
    ///
    /// Values that are not consumed in time fail the test at this line. Those that an early end leaves do not.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; by default a minute.
    ///   - clock: The clock that measures the time.
    nonisolated(nonsending) public func waitUntilConsumed(
        within limit: Duration = .seconds(60), clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async {
        let end = await feed.consumption().ended(by: clock.deadline(after: limit), on: clock)
        guard end == .deadline, let problem = feed.unconsumed() else { return }
        feed.report(problem, .error, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension PendingStream where Failure == any Error {
    /// Ends the stream with an error after the values so far.
    ///
    /// - Parameter error: What the iteration throws.
    public func finish(
        throwing error: any Error,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        if feed.end(.failure(error)) { return }
        feed.report(.alreadyFinished, .error, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension CheckedAnswerClauses {
    /// Returns a stream from the next call of the chain, which the test feeds.
    ///
    /// - Parameter limit: The longest wait for a value. A stream that is not finished then is reported here, and ends.
    /// - Returns: The stream, which the test keeps, feeds and finishes.
    public func andStream<Element>(
        atMost limit: Duration = .seconds(60),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> PendingStream<Element, Never> where Output == AsyncStream<Element> {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        // Such a stream has no error to throw.
        return stream(atMost: limit, site) { next in AsyncStream(unfolding: { try? await next() }) }
    }

    /// Returns a stream from the next call of the chain, which the test feeds.
    ///
    /// - Parameter limit: The longest wait for a value. A stream that is not finished then is reported here, and ends.
    /// - Returns: The stream, which the test keeps, feeds and finishes.
    public func andStream<Element>(
        atMost limit: Duration = .seconds(60),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> PendingStream<Element, any Error> where Output == AsyncThrowingStream<Element, any Error> {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return stream(atMost: limit, site) { AsyncThrowingStream(unfolding: $0) }
    }

    /// Returns a sequence from the next call of the chain, which the test feeds.
    ///
    /// - Parameter limit: The longest wait for a value. A sequence not finished then is reported here, and ends.
    /// - Returns: The sequence, which the test keeps, feeds and finishes.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    public func andStream<Element>(
        atMost limit: Duration = .seconds(60),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> PendingStream<Element, any Error> where Output == any AsyncSequence<Element, any Error> {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return stream(atMost: limit, site) { AsyncThrowingStream(unfolding: $0) }
    }

    /// Returns a sequence without an error from the next call of the chain, which the test feeds.
    ///
    /// - Parameter limit: The longest wait for a value. A sequence not finished then is reported here, and ends.
    /// - Returns: The sequence, which the test keeps, feeds and finishes.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    public func andStream<Element>(
        atMost limit: Duration = .seconds(60),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> PendingStream<Element, Never> where Output == any AsyncSequence<Element, Never> {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return stream(atMost: limit, site) { next in AsyncStream(unfolding: { try? await next() }) }
    }

    private func stream<Element, StreamFailure>(
        atMost limit: Duration, _ site: CallSite, make: @escaping (@escaping StreamFeed<Element>.Read) -> Output
    ) -> PendingStream<Element, StreamFailure> {
        let (declaration, engine) = (_declaration.declaration, _declaration.receiver.engine)
        let (mock, reporter) = (engine.name, engine.reporter)
        // The answer belongs to the mock, which it would keep alive.
        let feed = StreamFeed(limit: limit, site: site, make: make) { [weak engine] problem, severity, site in
            if problem == .notCalled, engine?.callReports.noteMissing(declaration, at: site) == false { return }
            let problem = ReportedStreamProblem(call: describeCall(declaration.invocation), problem: problem)
            let violation = Violation(mock: mock, problem: .other(problem), place: FailurePlace(site))
            guard let engine else { return reporter.report(FailureReport(violation, severity: severity)) }
            engine.failures.report(violation, severity: severity)
        }
        _ = answer(with: [.other(feed)], at: site)
        return PendingStream(feed)
    }
}

enum StreamProblem: Sendable, Equatable {
    case notCalled
    /// Values that no code has consumed, of all values. There are none if no code has iterated over the stream.
    case notConsumed(Int, of: Int)
    /// A consumer took all values, and has not come back for the next one.
    case notAskedAgain
    case notFinished(after: Duration)
    /// A value was yielded, or the stream was finished, after its end.
    case alreadyFinished
}

struct ReportedStreamProblem: ReportableProblem {
    let call: String
    let problem: StreamProblem

    var kind: FailureReport.Kind { problem == .alreadyFinished ? .misuse : .stream }

    var wording: Wording {
        switch problem {
        case .notCalled:
            Wording("\(call) was not called, so nothing consumed its stream", advice: "let the code under test call it")
        case .notConsumed(_, of: 0):
            Wording("nothing consumed the stream of \(call)", advice: "let the code under test iterate over it")
        case .notConsumed(let count, of: let all):
            Wording(
                "\(count) of \(counted(all, "value")) of the stream of \(call) \(count == 1 ? "was" : "were") not consumed",
                advice: "await waitUntilConsumed() before the test ends, or do not yield the value")
        case .notAskedAgain:
            Wording(
                "the consumer of the stream of \(call) took all values, and did not come back for more",
                advice: "it may still work on the last value, or have left its loop while the stream is alive")
        case .notFinished(let limit):
            Wording(
                "the stream of \(call) was not finished, and its consumer waited for \(limit)",
                advice: "call finish() or finish(throwing:), or cancel the task that consumes the stream")
        case .alreadyFinished:
            Wording("the stream of \(call) has ended already", advice: "yield all values before finish()")
        }
    }
}
