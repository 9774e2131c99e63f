/// A type-erased declaration: everything about a declared call that the state needs for its decisions.
///
/// Declarations are split in two, as in GoogleMock, for two reasons. The state that decides is compiled once for all
/// mocks, because code for a type that is only known at run time is many times slower. So it sees only this class.
/// Comparing and describing a call need its type. The engine knows the type, and gets the subclass
/// ``TypedDeclaration`` from ``of(_:)``. Both are the same object, so the engine can use it outside of its lock
/// without a copy. A clause and an answer that a test holds identify their declaration by it, also after a reset, when
/// the table of the mock has it no longer.
///
/// Unchecked, because it never changes once its mock has it, and a declared call may hold values of any type, as the calls of a mock do.
class Declaration: @unchecked Sendable {
    /// What a test declares about a call.
    enum Role: Sendable {
        /// It must happen.
        case expect
        /// It may happen.
        case stub
        /// It must not happen.
        case reject
    }

    let role: Role
    let place: DeclarationPlace
    /// The full name of the case. By it, the expectations are found that an unexpected call may have been meant for.
    let caseName: String
    /// Whether one of its arguments is a captor.
    let isCapturing: Bool
    /// The key by which its only call is looked up; `nil` if it may accept several calls.
    let key: Int?
    /// Its index among the declarations of the mock.
    final private(set) var index = -1
    /// The outermost unordered group around it, apart from the outermost group of all; `nil` if there is none.
    final private(set) var group: Int?
    /// How many calls came before it was declared. None of them can have been meant for it.
    final private(set) var since = 0

    fileprivate init(_ role: Role, _ shape: InvocationShape, key: Int?, at place: DeclarationPlace) {
        (self.role, self.key, self.place) = (role, key, place)
        caseName = shape.fullName
        isCapturing = shape.arguments.contains { ($0.value as? any AnyArg)?.captures ?? false }
    }

    var site: CallSite { place.site }

    /// Notes its place among the declarations of its mock, before any other thread sees it.
    func enter(at index: Int, in group: Int?, since: Int) {
        (self.index, self.group, self.since) = (index, group, since)
    }

    /// Returns the declaration with its call, whose type its mock knows.
    func of<Invocation>(_: Invocation.Type) -> TypedDeclaration<Invocation> {
        // A mock declares calls of one type only, and no declaration leaves its mock.
        unsafeDowncast(self, to: TypedDeclaration<Invocation>.self)
    }
}

/// A declaration with its call: the part of an expectation, a stub or a rejection that never changes.
final class TypedDeclaration<Invocation>: Declaration, @unchecked Sendable {
    /// Whether it accepts a call. It runs client code.
    let accepts: (Invocation) -> Bool
    /// Replaces the parts of a call that may differ from the declared call; `nil` if none may differ.
    let loosen: ((Invocation) -> Invocation)?
    let invocation: Invocation

    /// Reads the declared call, before the engine is locked, because reading may run client code.
    ///
    /// - Parameters:
    ///   - narrowing: Whether a call is accepted that the declared call accepts.
    ///   - loosen: Replaces the parts of a call that may differ from the declared call.
    ///   - isSame: Whether a call that is not equal to the declared one is accepted as well.
    init(
        _ role: Role, _ invocation: Invocation, at place: DeclarationPlace,
        comparison: InvocationComparison<Invocation> = .init(), narrowing: ((Invocation) -> Bool)? = nil,
        loosen: ((Invocation) -> Invocation)? = nil, isSame: ((Invocation) -> Bool)? = nil
    ) {
        let shape = InvocationShape(of: invocation)
        let key = loosen == nil && isSame == nil ? comparison.key(invocation) : nil
        var accepts = comparison.prepare(invocation)
        if let narrowing { accepts = { [accepts] in accepts($0) && narrowing($0) } }
        if let isSame { accepts = { [accepts] in accepts($0) || isSame($0) } }
        if let loosen { accepts = { [accepts] in accepts(loosen($0)) } }
        (self.invocation, self.accepts, self.loosen) = (invocation, accepts, loosen)
        super.init(role, shape, key: key, at: place)
    }

    /// The differences between the declared call and a call, without the parts that may differ.
    func differences(in call: Invocation) -> [Difference] {
        callDifferences(invocation, loosen?(call) ?? call).described
    }

    /// The number of differences. It is cheaper than the differences, because no value is described.
    func differenceCount(in call: Invocation) -> Int {
        callDifferences(invocation, loosen?(call) ?? call).count()
    }

    /// The arguments that a report leaves out when it compares the declared call with a call.
    func elision(against call: Invocation) -> ArgumentElision? {
        ArgumentElision(invocation, loosen?(call) ?? call)
    }
}

/// The place of a declaration: a line of the test, or another place that has a name.
package struct DeclarationPlace: Sendable, CustomStringConvertible, Equatable {
    /// The line of the test. For a place with a name, it is the line that declares the calls there.
    let site: CallSite
    /// The name of the place, such as `shop.json, entry 2`.
    var name: String?
    /// Why the test declares the call, if it says so.
    var why: String?
    /// The functions around the line.
    var trace: CallerTrace?

    /// The line that called the function with the line, such as `Tests/CartTests.swift:31`, if the function is not a test.
    var caller: String? { trace?.caller(ofFunctionAt: site)?.description }

    package var description: String { name ?? "\(site)" + (caller.map { ", called from \($0)" } ?? "") }

    package static func == (left: Self, right: Self) -> Bool {
        left.name == right.name && left.site.line == right.site.line
            && left.site.column == right.site.column && "\(left.site.filePath)" == "\(right.site.filePath)"
    }
}

/// A declaration as a failure shows it: described, so that no value of client code leaves the engine.
package struct DeclarationFact: Sendable, Equatable {
    /// A number among several of its kind, counted from one.
    package struct Position: Sendable, Equatable {
        let number: Int
        let total: Int
    }

    /// How often a call is expected in all, and how often it was made.
    package struct Total: Sendable, Equatable {
        var count: CallCount
        var calls: Int
    }

    var role: Declaration.Role
    /// What was declared, such as `add(task: Task(id: "A"))`.
    var call: String
    /// The call without the arguments that a reader need not compare, such as `add(task: …)`; `nil` if it has none.
    var shortCall: String?
    /// Its place among the mock's expectations, if it is one.
    var position: Position?
    /// How often it is expected, if it is an expectation.
    var count: CallCount?
    var calls = 0
    /// The count and the calls together with those of other expectations that took the same call, if there are any.
    var total: Total?
    var place: DeclarationPlace
    /// The differences from the call that it is compared with.
    var differences: [Difference] = []
}
