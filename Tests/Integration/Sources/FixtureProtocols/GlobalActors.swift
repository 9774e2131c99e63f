import FixtureBase

/// Has requirements on global actors, one of which another module declares.
protocol Yard {
    @Harbor func count(_ boxes: Int...) -> Int
    @Harbor func ship(_ boxes: Int...) async throws -> Int
    @NightShift func each(_ body: @NightShift (Int) -> Void)
    @Outer.DayShift func label(@Largest _ sizes: () -> Int) -> Int
    func lend(_ done: @escaping @Outer.DayShift @Sendable (Int) -> Void)
}

/// An attribute of a parameter that is no global actor.
@resultBuilder enum Largest {
    static func buildBlock(_ sizes: Int...) -> Int { sizes.max() ?? 0 }
}

enum Outer {
    @globalActor actor DayShift {
        static let shared = DayShift()
    }
}

protocol Crew: Actor {
    @NightShift func watch(_ diary: Diary) -> Diary
    func rest(_ diary: Diary) -> Diary
}

/// A property wrapper whose name ends like that of an actor.
@propertyWrapper struct Reactor {
    var wrappedValue: Int
}

class Kitchen {
    @Reactor var heat = 1
    init() {}
    @NightShift func clean() -> Int { 1 }
    func cook() -> Int { 2 }
}

/// Its comments and texts contain what ends a class: } and ".
@available(macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4, visionOS 2.4, *)
@NightShift class Cellar {
    private var pages = [1]  // Don't { count these }: "
    let brace = "}"
    init() {}
    func file(_ pages: Int...) -> Int { pages.reduce(0, +) }
    nonisolated func place() -> Int { 3 }
    isolated deinit { pages = [] }
}

/// A struct of closures on a global actor.
@NightShift struct CellarClient {
    var file: (_ page: Int) -> Int = { $0 }
    var rest: @Harbor () -> Int
}
