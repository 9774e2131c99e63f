// Lists of calls. A parameter pack would accept lists of any length. But then the compiler rejects literals for an
// `Arg`, and the time to type-check a wrong list is exponential in its length (12 s for eight calls). So there is one
// function for each length up to four, and one that takes any number of cases of the invocation.

extension TypedMocking {
    /// Verifies that calls came in this order. Other calls may have come in between.
    ///
    /// - Parameters:
    ///   - first: The first call, with its arguments as values or matchers.
    ///   - others: The calls after it.
    @_disfavoredOverload
    public func verifyInOrder(
        _ first: Invocation, _ others: Invocation...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        mock.engine.inspection.queries([first] + others, at: site).verifyInOrder(at: site)
    }

    /// Verifies that these calls came in this order, and no others.
    ///
    /// - Parameters:
    ///   - first: The first call, with its arguments as values or matchers.
    ///   - others: The calls after it.
    @_disfavoredOverload
    public func verifySequence(
        _ first: Invocation, _ others: Invocation...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        mock.engine.inspection.queries([first] + others, at: site).verifySequence(at: site)
    }

    /// Verifies that every call was expected, or verified before.
    ///
    /// Calls that a stub answered, that a nice mock allowed, or that went to the real object count only if they were
    /// verified. One failure lists all remaining calls, marked among the calls around them.
    ///
    /// - Parameter exceptions: Calls that need no verification.
    @_disfavoredOverload
    public func verifyNoMoreCalls(
        except exceptions: Invocation...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        mock.engine.inspection.verifyNoMoreCalls(
            except: exceptions,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension TypedMocking {
    /// Verifies that two calls came in this order. Other calls may have come in between.
    public func verifyInOrder<Arguments1, Output1, Failure1: Error, Arguments2, Output2, Failure2: Error>(
        _ first: TypedCall<Invocation, Arguments1, Output1, Failure1>,
        _ second: TypedCall<Invocation, Arguments2, Output2, Failure2>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        mock.engine.inspection.queries([first.invocation, second.invocation], at: site).verifyInOrder(
            at: site)
    }

    /// Verifies that three calls came in this order. Other calls may have come in between.
    public func verifyInOrder<
        Arguments1, Output1, Failure1: Error, Arguments2, Output2, Failure2: Error, Arguments3, Output3,
        Failure3: Error
    >(
        _ first: TypedCall<Invocation, Arguments1, Output1, Failure1>,
        _ second: TypedCall<Invocation, Arguments2, Output2, Failure2>,
        _ third: TypedCall<Invocation, Arguments3, Output3, Failure3>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        mock.engine.inspection.queries([first.invocation, second.invocation, third.invocation], at: site)
            .verifyInOrder(
                at: site)
    }

    /// Verifies that four calls came in this order. Other calls may have come in between.
    public func verifyInOrder<
        Arguments1, Output1, Failure1: Error, Arguments2, Output2, Failure2: Error, Arguments3, Output3,
        Failure3: Error, Arguments4, Output4, Failure4: Error
    >(
        _ first: TypedCall<Invocation, Arguments1, Output1, Failure1>,
        _ second: TypedCall<Invocation, Arguments2, Output2, Failure2>,
        _ third: TypedCall<Invocation, Arguments3, Output3, Failure3>,
        _ fourth: TypedCall<Invocation, Arguments4, Output4, Failure4>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        mock.engine.inspection.queries(
            [first.invocation, second.invocation, third.invocation, fourth.invocation], at: site
        ).verifyInOrder(at: site)
    }
}

extension TypedMocking {
    /// Verifies that this call came, and no other.
    public func verifySequence<Arguments1, Output1, Failure1: Error>(
        _ first: TypedCall<Invocation, Arguments1, Output1, Failure1>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        mock.engine.inspection.queries([first.invocation], at: site).verifySequence(at: site)
    }

    /// Verifies that these two calls came, in this order, and no others.
    public func verifySequence<Arguments1, Output1, Failure1: Error, Arguments2, Output2, Failure2: Error>(
        _ first: TypedCall<Invocation, Arguments1, Output1, Failure1>,
        _ second: TypedCall<Invocation, Arguments2, Output2, Failure2>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        mock.engine.inspection.queries([first.invocation, second.invocation], at: site).verifySequence(
            at: site)
    }

    /// Verifies that these three calls came, in this order, and no others.
    public func verifySequence<
        Arguments1, Output1, Failure1: Error, Arguments2, Output2, Failure2: Error, Arguments3, Output3,
        Failure3: Error
    >(
        _ first: TypedCall<Invocation, Arguments1, Output1, Failure1>,
        _ second: TypedCall<Invocation, Arguments2, Output2, Failure2>,
        _ third: TypedCall<Invocation, Arguments3, Output3, Failure3>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        mock.engine.inspection.queries([first.invocation, second.invocation, third.invocation], at: site)
            .verifySequence(
                at: site)
    }

    /// Verifies that these four calls came, in this order, and no others.
    public func verifySequence<
        Arguments1, Output1, Failure1: Error, Arguments2, Output2, Failure2: Error, Arguments3, Output3,
        Failure3: Error, Arguments4, Output4, Failure4: Error
    >(
        _ first: TypedCall<Invocation, Arguments1, Output1, Failure1>,
        _ second: TypedCall<Invocation, Arguments2, Output2, Failure2>,
        _ third: TypedCall<Invocation, Arguments3, Output3, Failure3>,
        _ fourth: TypedCall<Invocation, Arguments4, Output4, Failure4>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        mock.engine.inspection.queries(
            [first.invocation, second.invocation, third.invocation, fourth.invocation], at: site
        ).verifySequence(at: site)
    }
}

extension TypedMocking {
    /// Verifies that every call was expected, verified before, or is this one.
    public func verifyNoMoreCalls<Arguments1, Output1, Failure1: Error>(
        except first: TypedCall<Invocation, Arguments1, Output1, Failure1>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        mock.engine.inspection.verifyNoMoreCalls(except: [first.invocation], at: site)
    }

    /// Verifies that every call was expected, verified before, or is one of these two calls.
    public func verifyNoMoreCalls<Arguments1, Output1, Failure1: Error, Arguments2, Output2, Failure2: Error>(
        except first: TypedCall<Invocation, Arguments1, Output1, Failure1>,
        _ second: TypedCall<Invocation, Arguments2, Output2, Failure2>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        mock.engine.inspection.verifyNoMoreCalls(except: [first.invocation, second.invocation], at: site)
    }
}
