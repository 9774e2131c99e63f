/// A type-erased declaration: everything about a declared call that the state needs for its decisions.
///
/// Declarations are split in two, as in GoogleMock, for two reasons. The state that decides is compiled once for all mocks,
/// because code for a type that is only known at run time is many times as slow; so it sees only this class. Comparing and
/// describing a call need its type; for them the engine, which knows the type, gets the subclass ``TypedDeclaration`` by
/// ``of(_:)``. Both are one object, so that the engine can take it out of its lock without copying anything.
class Declaration {
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
    let site: CallSite
    /// The full name of the case, by which the expectations are found that an unexpected call may have been meant for.
    let caseName: String
    /// Whether one of its arguments is a captor.
    let isCapturing: Bool
    /// The key by which its only call is looked up; `nil` if it may accept several calls.
    let key: Int?
    /// The entry of a tape in which it stands, if a tape declared it.
    let placeWords: String?
    /// Its index among the declarations of the mock.
    let index: Int
    /// The run of the expectation: the members of an unordered group share one, and every other expectation has its own.
    let group: Int
    /// How many calls came before it was declared. None of them can have been meant for it.
    let since: Int

    init<Invocation>(
        _ role: Role, _ facts: DeclarationContent<Invocation>, index: Int, group: Int, since: Int
    ) {
        self.role = role
        self.site = facts.site
        self.caseName = facts.caseName
        self.isCapturing = facts.isCapturing
        self.key = facts.key
        self.placeWords = facts.placeWords
        self.index = index
        self.group = group
        self.since = since
    }

    var place: DeclarationPlace { DeclarationPlace(site: site, tapeEntry: placeWords) }

    /// Returns the declaration with its call, whose type its mock knows.
    func of<Invocation>(_: Invocation.Type) -> TypedDeclaration<Invocation> {
        // A mock declares calls of one type only, and no declaration leaves its mock.
        unsafeDowncast(self, to: TypedDeclaration<Invocation>.self)
    }
}
