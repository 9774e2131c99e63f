protocol Cage: Actor {
    var count: Int { get }
    var keeper: String { get set }
    func put(_ animal: Animal, _ diary: Diary) -> Diary
    func take(_ name: String) throws(FixtureError) -> Animal
    func open() throws
    func watch(_ diary: Diary) async throws(FixtureError) -> Diary
    func sleep() async
    nonisolated func label() -> String
}

@MainActor protocol Board {
    var title: String { get set }
    func show(_ diary: Diary) -> Diary
    func load(_ id: Int) async throws(FixtureError) -> Diary
    nonisolated func version() -> Int
}

@NightShift protocol Guard {
    func patrol(_ diary: Diary) throws -> Int
    func rest() async -> Diary
}

protocol Mixed {
    @MainActor func refresh(_ done: @MainActor () -> Void)
    @NightShift func guarded() -> Int
    func free() -> Int
}

protocol Radio: Sendable {
    var channel: Int { get set }
    func send(_ text: String) async throws
    func listen(_ handler: @escaping @Sendable (String) -> Void)
}
