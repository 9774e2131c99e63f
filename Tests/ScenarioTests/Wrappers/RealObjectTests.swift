import ExpectKit
import Testing

// One wrapper that may or may not have a real object, in the typed form.

private struct BookError: Error, Equatable {}

private protocol Book {
    var pages: Int { get set }
    func line(_ number: Int) throws -> String
    func fetch(_ number: Int) async -> String
    func read<Value>(_ body: (String) throws -> Value) rethrows -> Value
    func lend(_ body: (String) throws -> Void) throws
    func wait<Value>(_ body: (String) async throws -> Value) async rethrows -> Value
    func share(_ body: (String) async throws -> Void) async throws
}

/// A value type, which is mutated in place.
private struct RealBook: Book {
    var pages = 100
    func line(_ number: Int) throws -> String {
        if number == 0 { throw BookError() }
        return "real \(number)"
    }
    func fetch(_ number: Int) async -> String { "fetched \(number)" }
    func read<Value>(_ body: (String) throws -> Value) rethrows -> Value { try body("real") }
    func lend(_ body: (String) throws -> Void) throws { try body("real") }
    func wait<Value>(_ body: (String) async throws -> Value) async rethrows -> Value {
        try await body("real")
    }
    func share(_ body: (String) async throws -> Void) async throws { try await body("real") }
}

private final class MockBook: Book, TypedMocking {
    enum Invocation {
        case pages, setPages(Arg<Int>), line(Arg<Int>), fetch(Arg<Int>), read, lend, wait, share
    }
    let mock: Mock<Invocation>
    private let real: _RealObject<any Book>

    init() {
        mock = Mock()
        real = _RealObject()
    }
    init(wrapping real: any Book) {
        mock = Mock(mode: .partial)
        self.real = _RealObject(real)
    }

    var pages: Int {
        get { _call(.pages, on: real, default: 7) { $0.object.pages } }
        set { _call(.setPages(.value(newValue)), on: real) { $0.object.pages = newValue } }
    }
    func line(_ number: Int) throws -> String {
        try _call(.line(.value(number)), on: real) { try $0.object.line(number) }
    }
    func fetch(_ number: Int) async -> String {
        await _call(.fetch(.value(number)), on: real) { await $0.object.fetch(number) }
    }
    func read<Value>(_ body: (String) throws -> Value) rethrows -> Value {
        try _call(.read, on: real) {
            try $0.object.read(body)
        } running: { text in
            try body(text)
        }
    }
    func lend(_ body: (String) throws -> Void) throws {
        try _call(.lend, on: real) {
            try $0.object.lend(body)
        } running: { text in
            try body(text)
        }
    }
    func wait<Value>(_ body: (String) async throws -> Value) async rethrows -> Value {
        try await _call(.wait, on: real) {
            try await $0.object.wait(body)
        } running: { text in
            try await body(text)
        }
    }
    func share(_ body: (String) async throws -> Void) async throws {
        try await _call(.share, on: real) {
            try await $0.object.share(body)
        } running: { text in
            try await body(text)
        }
    }
}

extension MockCall where Invocation == MockBook.Invocation {
    fileprivate static var pages: MockCall<Invocation, Int, Never> { .init(.pages) }
    fileprivate static func setPages(_ pages: Arg<Int>) -> MockCall<Invocation, Void, Never> {
        .init(.setPages(pages))
    }
    fileprivate static func line(_ number: Arg<Int>) -> MockCall<Invocation, String, any Error> {
        .init(.line(number))
    }
    fileprivate static func fetch(_ number: Arg<Int>) -> MockCall<Invocation, String, Never> {
        .init(.fetch(number))
    }
    fileprivate static var read: MockCall<Invocation, String, Never> { .init(.read) }
    fileprivate static var lend: MockCall<Invocation, String, any Error> { .init(.lend) }
    fileprivate static var wait: MockCall<Invocation, String, Never> { .init(.wait) }
    fileprivate static var share: MockCall<Invocation, String, any Error> { .init(.share) }
}

struct RealObjectTests {
    private let alone = MockBook()
    private let partial = MockBook(wrapping: RealBook())

    @Test func aWrapperWithoutARealObjectReturnsAnswers() async throws {
        alone.expect(.line(1)).andReturn("one")
        alone.expect(.fetch(2)).andReturn("two")
        #expect(try alone.line(1) == "one")
        #expect(await alone.fetch(2) == "two")
        alone.verify()
    }

    @Test func anUnstubbedCallWithoutARealObjectReturnsTheDefault() {
        alone.mode = .nice
        #expect(alone.pages == 7)
    }

    @Test func theRealObjectAnswersUnstubbedCalls() async throws {
        partial.stub(.line(1)).andReturn("stubbed")
        #expect(try partial.line(1) == "stubbed")
        #expect(try partial.line(2) == "real 2")
        #expect(throws: BookError()) { try partial.line(0) }
        #expect(await partial.fetch(3) == "fetched 3")
        partial.verify()
    }

    @Test func aRealObjectOfAValueTypeIsMutated() {
        partial.pages = 5
        #expect(partial.pages == 5)
        #expect(partial.callCount(.setPages(5)) == 1)
    }

    @Test func anExpectationCanBeForwarded() throws {
        partial.expect(.line(4)).andForward()
        #expect(try partial.line(4) == "real 4")
        partial.verify()
    }

    @Test func forwardingWithoutARealObjectIsReported() throws {
        let failures = FailureRecorder()
        alone.mock.reporter = failures
        alone.expect(.pages).andForward()
        #expect(alone.pages == 7)
        #expect(failures.reports.map(\.kind) == [.wrongAnswer])
        #expect(failures.reports.first?.unwrappedText.contains("forward") == true)
    }

    @Test func anExpectationCanBeForwardedToAnotherObject() async throws {
        alone.expect(.line(4)).andForward(to: RealBook())
        alone.expect(.fetch(5)).andForward(to: RealBook()).andReturn("none")
        alone.stub(.pages).andForward(to: RealBook(pages: 3))
        #expect(try alone.line(4) == "real 4")
        #expect(await alone.fetch(5) == "fetched 5")
        #expect(await alone.fetch(5) == "none")
        #expect(alone.pages == 3)
        alone.verify()
    }

    @Test func theOtherObjectThrowsTheError() throws {
        alone.expect(.line(0)).andForward(to: RealBook())
        #expect(throws: BookError()) { try alone.line(0) }
        alone.verify()
    }

    @Test func theOtherObjectTakesPrecedenceOverTheRealOne() {
        partial.expect(.pages).andForward(to: RealBook(pages: 3))
        #expect(partial.pages == 3)
        #expect(partial.pages == 100)
        partial.verify()
    }

    @Test func theOtherObjectCallsTheClosure() async throws {
        partial.expect(.read).andForward(to: RealBook())
        partial.expect(.wait).andForward(to: RealBook())
        #expect(partial.read { $0 + "!" } == "real!")
        #expect(await partial.wait { $0 + "!" } == "real!")
        partial.verify()
    }

    @Test func forwardingToAnObjectOfAnotherTypeIsReported() {
        let failures = FailureRecorder()
        alone.mock.reporter = failures
        alone.expect(.pages).andForward(to: 3)
        let line = #line - 1
        #expect(alone.pages == 7)
        alone.verify()
        #expect(failures.sightings == [Sighting(.wrongAnswer, line: line)])
        #expect(
            failures.reports.first?.unwrappedText.contains(
                "wrong answer for pages: andForward(to:) with 3 of type Int, but the mock forwards to Book"
            )
                == true)
        #expect(failures.reports.first?.advice == ["forward to an object of type Book"])
    }

    @Test func forwardingFromAWrapperWithItsOwnObjectIsReported() {
        final class MockPage: Mocking {
            enum Invocation: Equatable { case number }
            let mock = Mock<Invocation>(mode: .partial)
            var number: Int { mock.call(.number) { 1 } }
        }
        let page = MockPage()
        let failures = FailureRecorder()
        page.mock.reporter = failures
        page.expect(.number).andForward(to: 2)
        let line = #line - 1
        #expect(page.number == 1)
        page.verify()
        #expect(failures.sightings == [Sighting(.wrongAnswer, line: line)])
        #expect(
            failures.reports.first?.advice
                == [
                    "call the object in andDo; a generated mock can forward to another object, unless it is an actor or a subclass, or an argument has the type Self"
                ])
    }

    @Test func besideReturnsTheBoxOnlyForObjectsOfOneType() {
        struct Other: Book {
            var pages = 0
            func line(_ number: Int) throws -> String { "" }
            func fetch(_ number: Int) async -> String { "" }
            func read<Value>(_ body: (String) throws -> Value) rethrows -> Value { try body("") }
            func lend(_ body: (String) throws -> Void) throws {}
            func wait<Value>(_ body: (String) async throws -> Value) async rethrows -> Value {
                try await body("")
            }
            func share(_ body: (String) async throws -> Void) async throws {}
        }
        let failures = FailureRecorder()
        partial.mock.reporter = failures
        func pages(beside other: _RealObject<any Book>) -> Int {
            let box = _RealObject<any Book>(RealBook())
            return partial._call(.pages, on: box._beside(other), default: 7) { $0.object.pages }
        }
        #expect(pages(beside: _RealObject(RealBook(pages: 1))) == 100)
        #expect(failures.reports.isEmpty)
        // Without a real object, a partial mock is strict. It reports the same call once.
        #expect(pages(beside: _RealObject(Other())) == 7)
        #expect(pages(beside: _RealObject()) == 7)
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }

    @Test(arguments: [true, false]) func aCallOfAFixedObjectCannotBeForwardedToAnother(isBeside: Bool) {
        let failures = FailureRecorder()
        alone.mock.reporter = failures
        alone.expect(.pages).andForward(to: RealBook(pages: 3))
        let line = #line - 1
        let box =
            isBeside
            ? _RealObject<any Book>(RealBook())._beside(_RealObject(RealBook())) : _RealObject(_only: nil)
        #expect(alone._call(.pages, on: box, default: 7) { $0.object.pages } == 7)
        alone.verify()
        #expect(failures.sightings == [Sighting(.wrongAnswer, line: line)])
    }
}

struct RunningClosureTests {
    private let alone = MockBook()
    private let partial = MockBook(wrapping: RealBook())

    @Test func theClosureIsCalledWithTheAnswer() async throws {
        alone.expect(.read).andReturn("a")
        alone.expect(.lend).andReturn("b")
        alone.expect(.wait).andReturn("c")
        alone.expect(.share).andReturn("d")
        var received: [String] = []
        #expect(alone.read { $0 + "!" } == "a!")
        try alone.lend { received.append($0) }
        #expect(await alone.wait { $0 + "!" } == "c!")
        try await alone.share { received.append($0) }
        #expect(received == ["b", "d"])
        alone.verify()
    }

    @Test func theRealObjectCallsTheClosure() async throws {
        var received: [String] = []
        #expect(partial.read { $0 + "!" } == "real!")
        try partial.lend { received.append($0) }
        #expect(await partial.wait { $0 + "!" } == "real!")
        try await partial.share { received.append($0) }
        #expect(received == ["real", "real"])
        partial.stub(.read).andReturn("stubbed")
        #expect(partial.read { $0 } == "stubbed")
    }

    @Test func anErrorOfTheClosureIsRethrown() async {
        alone.stub(.read).andReturn("a")
        alone.stub(.wait).andReturn("a")
        for book in [alone, partial] {
            #expect(throws: BookError()) { try book.read { _ in throw BookError() } }
            await #expect(throws: BookError()) { try await book.wait { _ in throw BookError() } }
        }
    }

    @Test func aThrownAnswerSkipsTheClosure() async {
        for book in [alone, partial] {
            book.expect(.lend).andThrow(BookError())
            book.expect(.share).andThrow(BookError())
            #expect(throws: BookError()) { try book.lend { _ in Issue.record("called after an error") } }
            await #expect(throws: BookError()) {
                try await book.share { _ in Issue.record("called after an error") }
            }
            book.verify()
        }
    }

    @Test func anUnstubbedMockCallsTheClosureWithASynthesizedValue() {
        let failures = FailureRecorder()
        alone.mock.reporter = failures
        #expect(alone.read { $0 } == "")
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }

    /// The real object would run the closure, and keep the effect of a call that must not be made.
    @Test func aRejectedCallDoesNotReachTheRealObject() async throws {
        let failures = FailureRecorder()
        partial.mock.reporter = failures
        partial.reject(.read)
        partial.reject(.wait)
        #expect(partial.read { $0 } == "")
        #expect(await partial.wait { $0 } == "")
        #expect(failures.reports.map(\.kind) == [.rejected, .rejected])
    }

    @Test func aPartialMockThatIsMadeNiceStillForwards() {
        partial.mode = .nice
        #expect(partial.read { $0 } == "real")
    }
}
