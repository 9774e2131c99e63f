// Those of a typed mock take a case of the `Invocation`, too, because they do not need the types of an answer.

extension TestDouble {
    /// Returns how often a call came; 0 if an argument cannot be compared, which is reported at this line.
    ///
    /// - Parameter invocation: The call, with its arguments as values or matchers.
    public func callCount(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Int {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return mock.engine.inspection.numbers(accepting: invocation, in: mock.engine.journal, at: site).count
    }

    /// Returns whether a call came; `false` if an argument cannot be compared, which is reported at this line.
    ///
    /// - Parameter invocation: The call, with its arguments as values or matchers.
    public func didCall(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        lastCall(invocation, fileID: fileID, filePath: filePath, line: line, column: column) != nil
    }

    /// Returns the last call that fits, with its actual arguments; `nil` if there is none, or if an argument cannot be
    /// compared, which is reported at this line.
    ///
    /// - Parameter invocation: The call, with its arguments as values or matchers.
    public func lastCall(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Invocation? {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let journal = mock.engine.journal
        let numbers = mock.engine.inspection.numbers(accepting: invocation, in: journal, at: site)
        return numbers.last.map { journal.invocations[$0] }
    }

    /// Verifies how often a call came, without an expectation.
    ///
    /// `verifyNoMoreCalls` then counts these calls as verified. The idea and the meaning are those of Mockito.
    ///
    /// - Parameters:
    ///   - invocation: The call, with its arguments as values or matchers.
    ///   - count: How often it must have come. The default is once.
    public func verify(
        _ invocation: Invocation, times count: Int = 1,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        mock.engine.inspection.verify(
            invocation, CallCount(count...count), words: "\(count)",
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Verifies how often a call came, without an expectation.
    ///
    /// - Parameters:
    ///   - invocation: The call, with its arguments as values or matchers.
    ///   - range: How often it must have come, such as `2...`.
    public func verify(
        _ invocation: Invocation, times range: some RangeExpression<Int>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        mock.engine.inspection.verify(
            invocation, CallCount(range), words: rangeWords(range),
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Verifies that calls came in this order. Other calls may have come in between.
    ///
    /// - Parameters:
    ///   - first: The first call, with its arguments as values or matchers.
    ///   - others: The calls after it.
    public func verifyInOrder(
        _ first: Invocation, _ others: Invocation...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        ([first] + others).map { mock.engine.inspection.query($0, at: site) }.verifyInOrder(at: site)
    }

    /// Verifies that these calls came in this order, and no others.
    ///
    /// - Parameters:
    ///   - first: The first call, with its arguments as values or matchers.
    ///   - others: The calls after it.
    public func verifySequence(
        _ first: Invocation, _ others: Invocation...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        ([first] + others).map { mock.engine.inspection.query($0, at: site) }.verifySequence(at: site)
    }

    /// Verifies that every call was expected, or verified before.
    ///
    /// Calls that a stub answered, that a nice mock allowed, or that went to the real object count only if they were
    /// verified. One failure lists all remaining calls, marked among the calls around them.
    ///
    /// - Parameter exceptions: Calls that need no verification.
    public func verifyNoMoreCalls(
        except exceptions: Invocation...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        mock.engine.inspection.verifyNoMoreCalls(
            except: exceptions, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Returns the calls that fit, for a verification of several mocks: `verifyInOrder` or `verifySequence`.
    ///
    /// - Parameter invocation: The call, with its arguments as values or matchers.
    public func called(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> CallQuery {
        mock.engine.inspection.query(
            invocation, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension TypedMocking {
    /// Returns the arguments of the calls that fit, in the order of their arrival.
    ///
    /// ```swift
    /// let loaves = oven.arguments(of: .load(.any))          // [Loaf]
    /// let parcels = courier.arguments(of: .deliver(street: "Rye Lane", parcels: .any)).map(\.1)
    /// ```
    ///
    /// Several arguments are a tuple. A mock written by hand has calls of the type ``MockCall``, and the arguments are
    /// the cases of the `Invocation`. It is empty if an argument cannot be compared, which is reported at this line.
    ///
    /// - Parameter call: The call, with its arguments as values or matchers.
    public func arguments<Arguments, Output, Failure: Error>(
        of call: TypedCall<Invocation, Arguments, Output, Failure>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> [Arguments] {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let journal = mock.engine.journal
        let numbers = mock.engine.inspection.numbers(accepting: call.invocation, in: journal, at: site)
        return numbers.compactMap { call.arguments(journal.invocations[$0]) }
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
    /// does. A call that has not returned, that returned a stream, or that passed a closure which does not escape to a real
    /// object, has none. It is empty if an argument cannot be compared, which is reported at this line.
    ///
    /// - Parameter call: The call, with its arguments as values or matchers.
    public func results<Arguments, Output, Failure: Error>(
        of call: TypedCall<Invocation, Arguments, Output, Failure>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> [Result<Output, Failure>] {
        let (journal, results) = (mock.engine.journal, mock.engine.locked { $0.state.results })
        let completed = Set(journal.log.completed)
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let numbers = mock.engine.inspection.numbers(accepting: call.invocation, in: journal, at: site)
        return numbers.filter(completed.contains).compactMap { number in
            switch results[number] {
            case .success(let value)?: fitting(value, Output.self).map { .success($0) }
            case .failure(let error)?: (error as? Failure).map { .failure($0) }
            case nil: voidResult(Output.self).map { .success($0) }
            }
        }
    }
}
