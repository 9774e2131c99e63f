import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Arguments that the library cannot compare by `==` are compared as the tape has them.
struct TapedArgumentTests {
    private struct Recipe: Codable { var minutes: Int, steps: [String] = ["mix"] }

    private final class Label: Codable {
        let text: String
        init(_ text: String) { self.text = text }
    }

    private struct Dish: Codable, Equatable {
        var name: String
        var cached = 0
        private enum CodingKeys: CodingKey { case name }
    }

    private final class MockBook: Mocking {
        enum Invocation: Codable { case save(Arg<Recipe>), all([Recipe]), tag(Label), serve(Dish) }
        let mock = Mock<Invocation>()
        func save(_ recipe: Recipe) { mock.call(.save(.value(recipe))) {} }
        func all(_ recipes: [Recipe]) { mock.call(.all(recipes)) {} }
        func tag(_ label: Label) { mock.call(.tag(label)) {} }
        func serve(_ dish: Dish) { mock.call(.serve(dish)) {} }
    }

    private let folder = TapeFolder()

    private func run(_ mode: TapeMode = .missing, _ body: (MockBook) -> Void) -> [String] {
        let tape = folder.tape(mode)
        let book = MockBook()
        book.mock.reporter = folder.failures
        book.use(tape)
        body(book)
        book.verify()
        tape.finish()
        return folder.failures.drain().map(\.unwrappedText).filter { !$0.contains("review ") }
    }

    @Test(arguments: [TapeMode.never, .check]) func theSameArgumentsAreAccepted(mode: TapeMode) {
        let calls = { (book: MockBook) in
            book.save(Recipe(minutes: 45))
            book.all([Recipe(minutes: 1), Recipe(minutes: 2)])
            book.tag(Label("new"))
            book.serve(Dish(name: "soup", cached: 3))
        }
        #expect(run { calls($0) } == [])
        #expect(run(mode) { calls($0) } == [])
    }

    @Test func aReplayedCallWithAnotherArgumentIsWrong() {
        #expect(run { $0.save(Recipe(minutes: 45)) } == [])
        let texts = run(.never) { $0.save(Recipe(minutes: 999)) }
        #expect(texts.map { $0.prefix { $0 != "\n" } } == ["MockBook: save(…): argument.minutes is 999, expected 45"])
    }

    @Test func anElementOfAListIsCompared() {
        #expect(run { $0.all([Recipe(minutes: 1), Recipe(minutes: 2)]) } == [])
        let texts = run(.never) { $0.all([Recipe(minutes: 1), Recipe(minutes: 3)]) }
        #expect(texts.map { $0.prefix { $0 != "\n" } } == ["MockBook: all(…): argument[1].minutes is 3, expected 2"])
    }

    @Test func aCheckedCallWithAnotherArgumentDiffers() {
        #expect(run { $0.save(Recipe(minutes: 45)) } == [])
        let texts = run(.check) { $0.save(Recipe(minutes: 999)) }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("argument 0.minutes: expected 45, got 999") == true, "\(texts)")
    }

    @Test func anObjectWithAnotherContentIsWrong() {
        #expect(run { $0.tag(Label("new")) } == [])
        let texts = run(.never) { $0.tag(Label("old")) }
        let headline = "MockBook: tag(…): got another instance of Label than expected"
        #expect(texts.map { $0.prefix { $0 != "\n" } } == [headline[...]])
    }
}
