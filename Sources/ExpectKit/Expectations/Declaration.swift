/// What a test declared about a call, apart from the call: all that the state needs for its decisions.
///
/// It is an object so that the engine can hand it out of its lock, to be compared with a call, without copying
/// anything; and it knows nothing of the call's type, so that the state is compiled once and for all mocks.
class Declaration {
    /// What was declared of the call.
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
    /// The case's name, by which a wrong call finds the expectations that it may have been meant for.
    let caseName: String
    /// Whether one of its arguments is a captor.
    let isCapturing: Bool
    /// What its one exact call is looked up by; nothing where it may be for several calls.
    let key: Int?
    /// The entry of a tape in which it stands, if a tape declared it.
    let placeWords: String?
    /// Its place among the mock's declarations.
    let index: Int
    /// The group of expectations that may be met in any order; a group of its own for most.
    let group: Int
    /// How many calls came before it was declared, none of which it can have been about.
    let since: Int

    init<Invocation>(
        _ role: Role, _ facts: DeclaredFacts<Invocation>, index: Int, group: Int, since: Int
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

    /// Returns it with its call, of which the mock that it belongs to knows the type.
    func of<Invocation>(_: Invocation.Type) -> DeclaredCall<Invocation> {
        // A mock declares calls of one type only, and hands its declarations to no other.
        unsafeDowncast(self, to: DeclaredCall<Invocation>.self)
    }
}
