import ExpectKit
import Testing

// The shapes of requirements that need a pattern of their own in a wrapper.

/// A value that exists once.
struct Padlock: ~Copyable {
    let number: Int
}

protocol Shelf<Item> {
    associatedtype Item
    var label: String { get set }
    subscript(index: Int) -> Item { get set }
    func tidy(_ items: inout [Item]) -> Int
    func visit(_ body: (Item) -> Void)
    func onChange(_ handler: @escaping (Item) -> Void)
    func store<Other: Equatable>(_ other: Other) -> Bool
    func lock() -> Padlock
}

/// A generic wrapper: one class mocks the protocol for every item.
final class MockShelf<Item>: Shelf, Mocking {
    enum Invocation {
        case label, setLabel(String)
        case item(at: Int), setItem(at: Int, to: Arg<Item>)
        case tidy(Arg<[Item]>)
        case visit
        case onChange(Arg<(Item) -> Void>)
        case store(Any)
        case lock
    }
    let mock = Mock<Invocation>()

    // A property has one case to get it and one to set it.
    var label: String {
        get { mock.call(.label) }
        set { mock.call(.setLabel(newValue)) }
    }

    // A subscript does too, with the index as an argument.
    subscript(index: Int) -> Item {
        get { mock.call(.item(at: index)) }
        set { mock.call(.setItem(at: index, to: .value(newValue))) }
    }

    // The answer has both the new value of the `inout` argument and the result.
    func tidy(_ items: inout [Item]) -> Int {
        let result: Int
        (items, result) = mock.call(.tidy(.value(items)))
        return result
    }

    // A closure that does not escape cannot be stored: it is called with the answer.
    func visit(_ body: (Item) -> Void) {
        let items: [Item] = mock.call(.visit)
        items.forEach(body)
    }

    func onChange(_ handler: @escaping (Item) -> Void) {
        mock.call(.onChange(.value(handler)))
    }

    // The payload of a generic method is erased.
    func store<Other: Equatable>(_ other: Other) -> Bool {
        mock.call(.store(other))
    }

    // A declaration cannot keep a noncopyable result. It is made from the answer.
    func lock() -> Padlock { Padlock(number: mock.call(.lock)) }
}

struct RequirementShapeTests {
    private let shelf = MockShelf<String>()

    @Test func aPropertyIsReadAndWritten() {
        shelf.expect(.label).andReturn("old")
        shelf.expect(.setLabel("new"))
        #expect(shelf.label == "old")
        shelf.label = "new"
        shelf.verify()
    }

    @Test func aSubscriptIsReadAndWritten() {
        shelf.expect(.item(at: 1)).andReturn("tea")
        shelf.expect(.setItem(at: 1, to: "coffee"))
        #expect(shelf[1] == "tea")
        shelf[1] = "coffee"
        shelf.verify()
    }

    @Test func anInoutArgumentIsWrittenBack() {
        shelf.expect(.tidy(.any)).andReturn((["a", "b"], 2))
        var items = ["b", "a"]
        #expect(shelf.tidy(&items) == 2)
        #expect(items == ["a", "b"])
        shelf.verify()
    }

    @Test func aClosureThatDoesNotEscapeIsCalledWithTheAnswer() {
        shelf.expect(.visit).andReturn(["a", "b"])
        var visited: [String] = []
        shelf.visit { visited.append($0) }
        #expect(visited == ["a", "b"])
        shelf.verify()
    }

    @Test func aClosureThatEscapesIsCalledByAnAction() {
        shelf.expect(.onChange(.any)).andDo { invocation in
            guard case .onChange(let handler) = invocation else { return }
            handler.value("changed")
        }
        var seen: [String] = []
        shelf.onChange { seen.append($0) }
        #expect(seen == ["changed"])
        shelf.verify()
    }

    @Test func aGenericMethodIsMatchedByItsValue() {
        shelf.expect(.store(3)).andReturn(true)
        shelf.expect(.store("three")).andReturn(false)
        #expect(shelf.store(3))
        #expect(!shelf.store("three"))
        shelf.verify()
    }

    @Test func aNoncopyableResultIsMadeFromTheAnswer() {
        shelf.expect(.lock).andReturn(7)
        #expect(shelf.lock().number == 7)
        shelf.verify()
    }

    @Test func aGenericMethodDistinguishesTypes() {
        let failures = FailureRecorder()
        shelf.mock.reporter = failures
        shelf.expect(.store(3)).andReturn(true)
        _ = shelf.store("3")
        shelf.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.reports.first?.unwrappedText.contains(#"got "3", expected 3"#) == true)
    }
}
