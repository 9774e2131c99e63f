#if os(Linux)
    import ExpectKit
    import Foundation

    /// A collaborator to which the code under test passes itself.
    final class MockBell: Mocking, Sendable {
        enum Invocation { case ring, register(Arg<any AnyObject & Sendable>) }
        let mock: Mock<Invocation>

        init(_ name: String) { mock = Mock(name) }

        func ring() { mock.call(.ring) }
        func register(_ delegate: any AnyObject & Sendable) { mock.call(.register(.value(delegate))) }
    }

    /// Code under test that passes itself to its collaborator, as most delegates do. The journal of the mock then keeps it,
    /// and it keeps the mock.
    final class Door: Sendable {
        private let bell: MockBell

        init(_ bell: MockBell) {
            self.bell = bell
            bell.register(self)
        }

        func open() { bell.ring() }
    }

    /// Objects that refer to each other.
    final class Cycle: @unchecked Sendable {
        private let shelf: PlainShelf
        private var other: Cycle?

        init(_ shelf: PlainShelf) {
            self.shelf = shelf
            other = Cycle(shelf, self)
        }

        private init(_ shelf: PlainShelf, _ other: Cycle) { (self.shelf, self.other) = (shelf, other) }
    }

    final class Singleton: Sendable {
        static let shared = Singleton()
        let shelf = PlainShelf("Singleton")
    }

    /// Mocks that live as long as the process.
    enum Kept {
        static let shelf = PlainShelf("Static")
        static let shared = PlainShelf("Shared")
    }
    let globalShelf = PlainShelf("Global")

    /// A way of keeping a mock alive after its test.
    enum Keeping: String, CaseIterable {
        case staticLet, global, singleton, endlessTask, delegate, objectCycle, actionCycle, actionAndArgument

        /// Expects a call of a mock that is kept alive, and makes the call if asked to.
        func run(calls: Bool = KeptSampleRun.makesCalls) {
            switch self {
            case .staticLet: use(Kept.shelf, calls)
            case .global: use(globalShelf, calls)
            case .singleton: use(Singleton.shared.shelf, calls)
            case .endlessTask:
                let shelf = PlainShelf("Task")
                use(shelf, calls)
                Task.detached {
                    while true { try? await Task.sleep(for: .seconds(3600)) }
                    shelf.clear()
                }
            case .delegate:
                let bell = MockBell("Bell")
                bell.stub(.register(.any))
                bell.expect(.ring)
                let door = Door(bell)
                if calls { door.open() }
            case .objectCycle:
                let shelf = PlainShelf("Cycle")
                use(shelf, calls)
                _ = Cycle(shelf)
            case .actionCycle:
                let shelf = PlainShelf("Action")
                use(shelf, calls)
                shelf.stub(.add("a")).andDo { _ in _ = shelf.calls }
            case .actionAndArgument:
                let bell = MockBell("Both")
                bell.expect(.ring)
                bell.stub(.register(.value(bell))).andDo { _ in _ = bell.calls }
                if calls { bell.ring() }
            }
        }

        private func use(_ shelf: PlainShelf, _ calls: Bool) {
            shelf.expect(.clear)
            if calls { shelf.clear() }
        }
    }
#endif
