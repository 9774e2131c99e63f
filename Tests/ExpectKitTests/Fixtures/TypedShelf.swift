import ExpectKit

/// A wrapper in the typed form.
final class TypedShelf: TypedMocking {
    enum Invocation {
        case add(name: Arg<String>), load(id: Arg<Int>), find(word: Arg<String>), count, run(Arg<() -> Void>)
        case put(Box), each(Arg<Box>)
    }

    let mock: Mock<Invocation>
    let failures = FailureRecorder()
    let real: RealShelf?

    init(_ mode: MockMode = .strict, _ ordering: MockOrdering = .ordered, real: RealShelf? = nil) {
        mock = Mock("Shelf", mode: mode, ordering: ordering)
        self.real = real
        mock.reporter = failures
    }

    func add(name: String) { call(.add(name: .value(name))) }
    func load(id: Int) throws -> String { try call(.load(id: .value(id))) }
    func find(word: String) throws(ShelfError) -> Int { try call(.find(word: .value(word))) }
    func run(_ body: @escaping () -> Void) { call(.run(.value(body))) }
    func put(_ box: Box) { call(.put(box)) }
    func each(_ box: Box) { call(.each(.value(box))) }
    var count: Int {
        guard let real else { return call(.count) }
        return call(.count) { real.count }
    }
}

/// A value that cannot be compared.
struct Box {}

/// The real object of a partial shelf.
final class RealShelf {
    private(set) var callCount = 0
    var count: Int {
        callCount += 1
        return 40 + callCount
    }
}

extension MockCall where Invocation == TypedShelf.Invocation {
    static func add(name: Arg<String>) -> MockCall<Invocation, Void, Never> { .init(.add(name: name)) }
    static func load(id: Arg<Int>) -> MockCall<Invocation, String, any Error> { .init(.load(id: id)) }
    static func find(word: Arg<String>) -> MockCall<Invocation, Int, ShelfError> { .init(.find(word: word)) }
    static var count: MockCall<Invocation, Int, Never> { .init(.count) }
    static func run(_ body: Arg<() -> Void>) -> MockCall<Invocation, Void, Never> { .init(.run(body)) }
    static func put(_ box: Box) -> MockCall<Invocation, Void, Never> { .init(.put(box)) }
    static func each(_ box: Arg<Box>) -> MockCall<Invocation, Void, Never> { .init(.each(box)) }
}
