extension TypedMocking {
    /// Returns the arguments of the calls that fit, in the order of their arrival.
    ///
    /// ```swift
    /// let loaves = oven.arguments(of: .load(.any))          // [Loaf]
    /// let parcels = courier.arguments(of: .deliver(street: "Rye Lane", parcels: .any)).map(\.1)
    /// ```
    ///
    /// Several arguments are a tuple. A mock written by hand has calls of the type ``MockCall``, and the arguments are
    /// the cases of the `Invocation`. An argument that cannot be compared is reported at this line, and the result is
    /// empty.
    ///
    /// - Parameter call: The call, with its arguments as values or matchers.
    public func arguments<Arguments, Output, Failure: Error>(
        of call: TypedCall<Invocation, Arguments, Output, Failure>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> [Arguments] {
        let journal = mock.engine.readCalls
        return mock.engine.inspection.numbers(
            accepting: call.invocation, in: journal,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        ).compactMap { call.arguments(journal.invocations[$0]) }
    }

    /// Returns what the calls that fit returned or threw, in the order of their arrival.
    ///
    /// ```swift
    /// let oven = MockOven(wrapping: LiveOven())
    /// try await shop.bake()
    /// #expect(try oven.results(of: .bake(.any)).map { try $0.get() } == [.done])
    /// ```
    ///
    /// It contains the results of real objects, of declared answers and of default values, as jest's `mock.results`
    /// does. A call that has not returned, or that returned a stream, has none. An argument that cannot be compared is
    /// reported at this line, and the result is empty.
    ///
    /// - Parameter call: The call, with its arguments as values or matchers.
    public func results<Arguments, Output, Failure: Error>(
        of call: TypedCall<Invocation, Arguments, Output, Failure>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> [Result<Output, Failure>] {
        let (journal, results) = (mock.engine.readCalls, mock.engine.results)
        let completed = Set(journal.log.completed)
        return mock.engine.inspection.numbers(
            accepting: call.invocation, in: journal,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        ).filter(completed.contains).compactMap { number in
            switch results[number] {
            case .success(let value)?: fitting(value, Output.self).map { .success($0) }
            case .failure(let error)?: (error as? Failure).map { .failure($0) }
            case nil: (() as? Output).map { .success($0) }
            }
        }
    }
}
