/// What the state needs to know of a declared call for its decisions.
///
/// The state is compiled once for all mocks, because generic code is many times slower. The engine, which knows the
/// type of the calls, gets the subclass ``TypedDeclaration`` from ``of(_:)``. The object is also the identity of a
/// declaration after a reset.
///
/// Unchecked, because it never changes once its mock has it, and a declared call may hold values of any type.
package class Declaration: @unchecked Sendable {
    package enum Role { case expect, stub, reject }

    let role: Role
    package let place: DeclarationPlace
    /// The full name of the case, by which expectations are found that an unexpected call may have been meant for.
    package let caseName: String
    let isCapturing: Bool
    /// The key by which its only call is looked up; `nil` if it may accept several calls.
    let key: Int?
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

    func of<Invocation>(_: Invocation.Type) -> TypedDeclaration<Invocation> {
        // A mock declares calls of one type only, and no declaration leaves its mock.
        unsafeDowncast(self, to: TypedDeclaration<Invocation>.self)
    }
}

package final class TypedDeclaration<Invocation>: Declaration, @unchecked Sendable {
    /// Whether it accepts a call. It runs client code.
    package let accepts: (Invocation) -> Bool
    /// Replaces the parts of a call that may differ from the declared call; `nil` if none may differ.
    let loosen: ((Invocation) -> Invocation)?
    let invocation: Invocation
    /// Whether values without an `==` are compared as well, by what another product knows of them.
    private let comparesAll: Bool

    /// Reads the declared call, before the engine is locked, because reading may run client code.
    ///
    /// - Parameters:
    ///   - narrowing: Whether a call is accepted that the declared call accepts.
    ///   - isSame: Whether a call that is not equal to the declared one is accepted as well. It decides alone about a
    ///     call with a value that cannot be compared.
    package init(
        _ role: Role, _ invocation: Invocation, at place: DeclarationPlace,
        comparison: InvocationComparison<Invocation> = .init(), narrowing: ((Invocation) -> Bool)? = nil,
        loosen: ((Invocation) -> Invocation)? = nil, isSame: ((Invocation) -> Bool)? = nil
    ) {
        let shape = InvocationShape(of: invocation)
        let key = loosen == nil && isSame == nil ? comparison.key(invocation) : nil
        var accepts = comparison.prepare(invocation)
        if let narrowing { accepts = { [accepts] in accepts($0) && narrowing($0) } }
        comparesAll = isSame != nil && !comparison.incomparable(invocation).isEmpty
        if let isSame { accepts = comparesAll ? isSame : { [accepts] in accepts($0) || isSame($0) } }
        if let loosen { accepts = { [accepts] in accepts(loosen($0)) } }
        (self.invocation, self.accepts, self.loosen) = (invocation, accepts, loosen)
        super.init(role, shape, key: key, at: place)
    }

    func differences(in call: Invocation) -> [Difference] { found(in: call).described }

    /// The number of differences. It is cheaper than the differences, because no value is described.
    func differenceCount(in call: Invocation) -> Int { found(in: call).count() }

    private func found(in call: Invocation) -> FoundDifferences {
        callDifferences(invocation, loosen?(call) ?? call, comparesAll: comparesAll)
    }

    /// The words for the declared call or for a call, without the arguments that do not differ.
    func shortCall(_ shown: Invocation, against call: Invocation) -> String? {
        shortWords(for: shown, comparing: invocation, with: loosen?(call) ?? call)
    }
}

/// The place of a declaration: a line of the test, or another place that has a name.
package struct DeclarationPlace: Sendable, CustomStringConvertible, Equatable {
    /// For a place with a name, the line that declares the calls there.
    let site: CallSite
    /// The name of the place, such as `shop.json, entry 2`.
    var name: String?
    /// Why the test declares the call, if it says so.
    var why: String?

    package init(site: CallSite, name: String? = nil, why: String? = nil) {
        (self.site, self.name, self.why) = (site, name, why)
    }

    package var description: String { name ?? "\(site)" }

    package static func == (left: Self, right: Self) -> Bool {
        left.name == right.name && left.site.line == right.site.line
            && left.site.column == right.site.column && "\(left.site.filePath)" == "\(right.site.filePath)"
    }
}

/// A declaration as a failure shows it: described, so that no value of client code leaves the engine.
package struct DeclarationFact: Sendable, Equatable {
    package struct Position: Sendable, Equatable {
        /// Counted from one.
        let number: Int
        let total: Int
    }

    package struct Total: Sendable, Equatable {
        var count: CallCount
        var calls: Int
    }

    var role: Declaration.Role
    /// What was declared, such as `add(task: Task(id: "A"))`.
    package internal(set) var call: String
    /// The call without the arguments that a reader need not compare, such as `add(task: …)`; `nil` if it has none.
    var shortCall: String?
    /// Its place among the mock's expectations; `nil` for other declarations, as is the count.
    package internal(set) var position: Position?
    var count: CallCount?
    var calls = 0
    /// The count and the calls together with those of other expectations that took the same call, if there are any.
    var total: Total?
    package internal(set) var place: DeclarationPlace
    var differences: [Difference] = []
}
