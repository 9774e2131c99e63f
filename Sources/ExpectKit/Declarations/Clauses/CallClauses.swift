/// The clauses of every declared call: `when` and `then`.
///
/// Which other clauses a call has depends on how it was declared. A clause that makes no sense does not compile:
///
/// | declared by | type | clauses |
/// |-|-|-|
/// | `expect` | ``ExpectedCall``, ``UncheckedExpectedCall`` | answers, counts, orders, states |
/// | `stub` | ``StubbedCall``, ``UncheckedStubbedCall`` | answers, states |
/// | `reject` | ``RejectedCall`` | states |
public protocol CallClauses<Invocation> {
    /// The type of the mock's calls.
    associatedtype Invocation

    /// Identifies the declaration to the engine. Only the library uses it.
    var _declaration: _CallDeclaration<Invocation> { get }
}

/// Identifies a declaration, and the receiver of its clauses. Only the library uses it.
public struct _CallDeclaration<Invocation> {
    let declaration: TypedDeclaration<Invocation>
    let receiver: DeclarationReceiver<Invocation>
}

extension CallClauses {
    /// Sets what decides about the turns of the declaration's calls.
    package func setTurns(_ turns: any TurnTaking) {
        let declaration = _declaration.declaration
        _declaration.receiver.engine.locked { guarded in
            guard guarded.state.table.contains(declaration) else { return }
            guarded.gates.turnsOfDeclarations[declaration.index] = turns
        }
    }

    func amend(at site: CallSite, _ change: (inout Progress) throws(Misuse) -> Void) -> Self {
        _declaration.receiver.amend(_declaration.declaration, at: site, change)
        return self
    }
}

/// The clauses of an expected call apart from its answers: how often it comes, and after which other calls.
public protocol ExpectationClauses<Invocation>: CallClauses {}

extension ExpectationClauses {
    /// Expects the call an exact number of times.
    ///
    /// With zero, the call must not come, as after `reject`. A call that exceeds a written count fails in every
    /// mode, even in a nice mock.
    ///
    /// - Parameter count: How often the call must come. A negative number is refused.
    @discardableResult
    public func times(
        _ count: Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        times(count...count, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Expects the call a number of times within a range, such as `2...` or `1...3`.
    ///
    /// - Parameter range: How often the call may come. A range that is empty or reaches below zero is refused.
    @discardableResult
    public func times(
        _ range: some RangeExpression<Int>,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        amend(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { progress throws(Misuse) in
            guard let count = CallCount(range) else {
                // So that one mistake does not cause two failures. With a bound, because a later expectation of the same
                // call would otherwise be refused.
                (progress.count, progress.isCountWritten) = (CallCount(minimum: 0, maximum: .max), true)
                throw .impossibleCount(rangeWords(range), isVerification: false)
            }
            try progress.setCount(count)
        }
    }

    /// Expects the call any number of times, including zero.
    @discardableResult public func anyTimes(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return amend(at: site) { progress throws(Misuse) in try progress.setCount(.anyTimes) }
    }
}

/// The words for a range of counts, such as `2...` or `1...3`.
func rangeWords(_ range: some RangeExpression<Int>) -> String {
    switch range {
    case let range as ClosedRange<Int> where range.lowerBound == range.upperBound: "\(range.lowerBound)"
    case let range as PartialRangeFrom<Int>: "\(range.lowerBound)..."
    case let range as PartialRangeThrough<Int>: "...\(range.upperBound)"
    case let range as PartialRangeUpTo<Int>: "..<\(range.upperBound)"
    default: "\(range)"
    }
}

/// An expected call of a typed mock, with its clauses: how often it comes, in which order, and how it is answered.
///
/// `expect` returns it. Its clauses are chained, and all of them are optional:
///
/// ```swift
/// // Three calls:
/// store.expect(.load(id: 1)).andReturn(first, second).andThrow(StoreError.gone)
/// store.expect(.count).andReturn(1).times(2...)
/// ```
///
/// `Arguments`, `Output` and `Failure` are those of the requirement, and the compiler checks each answer. The
/// quick form has ``UncheckedExpectedCall``.
public struct ExpectedCall<Invocation, Arguments, Output, Failure: Error>: ExpectationClauses, CheckedAnswerClauses {
    /// Identifies the declaration to the engine. Only the library uses it.
    public let _declaration: _CallDeclaration<Invocation>
    /// Returns the arguments of a call for a closure of `andDo`. Only the library uses it.
    public let _arguments: (Invocation) -> Arguments?
}

/// An expected call of a mock in the quick form, with the clauses of ``ExpectedCall``.
///
/// The compiler does not know what the call returns, so an answer of the wrong type is reported at its line when the
/// call is made. It is a separate type, so that a typed mock has no unchecked clauses.
public struct UncheckedExpectedCall<Invocation>: ExpectationClauses, UncheckedAnswerClauses {
    /// Identifies the declaration to the engine. Only the library uses it.
    public let _declaration: _CallDeclaration<Invocation>
}

/// A stubbed call of a typed mock, with its answers. `stub` returns it:
///
/// ```swift
/// store.stub(.count).andReturn(0)
/// ```
///
/// A stub may be called any number of times and in any order, so it has no clauses for a count or an order. The quick
/// form has ``UncheckedStubbedCall``.
public struct StubbedCall<Invocation, Arguments, Output, Failure: Error>: CheckedAnswerClauses {
    /// Identifies the declaration to the engine. Only the library uses it.
    public let _declaration: _CallDeclaration<Invocation>
    /// Returns the arguments of a call for a closure of `andDo`. Only the library uses it.
    public let _arguments: (Invocation) -> Arguments?
}

/// A stubbed call of a mock in the quick form, with the clauses of ``StubbedCall``. An answer of the wrong type is
/// reported at its line when the call is made.
public struct UncheckedStubbedCall<Invocation>: UncheckedAnswerClauses {
    /// Identifies the declaration to the engine. Only the library uses it.
    public let _declaration: _CallDeclaration<Invocation>
}

/// A rejected call, in either form of mock. `reject` returns it.
///
/// The call must not come, so it has no clauses for a count or an answer. `when` limits the rejection to some states.
public struct RejectedCall<Invocation>: CallClauses {
    /// Identifies the declaration to the engine. Only the library uses it.
    public let _declaration: _CallDeclaration<Invocation>
}
