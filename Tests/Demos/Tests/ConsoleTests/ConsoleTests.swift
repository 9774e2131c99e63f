import Foundation
import Synchronization
import Testing

@testable import ExpectKitForDemos

/// What a mock prints in a process that runs no tests.
@Suite struct ConsoleTests {
    private let output = Output()

    /// A shelf that prints into `output`, as if no tests were running.
    private func shelf(_ mode: MockMode = .strict) -> MockShelf {
        let shelf = MockShelf()
        shelf.mode = mode
        shelf.mock.reporter = console
        return shelf
    }

    private var console: Console {
        Console(runsTests: { false }, print: { [output] in output.append($0) })
    }

    @Test func anUnexpectedCallIsPrintedOnceAndAnswered() throws {
        let shelf = shelf()
        shelf.stub(.clear)
        #expect(shelf.loaves(of: "rye") == 0)
        shelf.clear()
        shelf.verify()
        let text = try #require(output.texts.first)
        #expect(output.texts.count == 1)
        #expect(text.hasPrefix("\(#filePath):"), "\(text)")
        #expect(text.contains(#": MockShelf: unexpected loaves(of: "rye")"# + "\n"), "\(text)")
        #expect(text.contains("answered: 0"), "\(text)")
    }

    @Test func aStubbedCallPrintsNothing() {
        let shelf = shelf()
        shelf.stub(.loaves(of: "rye")).andReturn(3)
        #expect(shelf.loaves(of: "rye") == 3)
        shelf.verify()
        #expect(output.texts.isEmpty)
    }

    @Test func aLaterUnexpectedCallIsPrintedByAVerification() {
        let shelf = shelf()
        shelf.clear()
        _ = shelf.loaves(of: "rye")
        #expect(output.texts.count == 1)
        shelf.verify()
        #expect(output.texts.count == 2)
        #expect(output.texts.last?.contains(#"unexpected loaves(of: "rye")"#) == true)
    }

    @Test func aNiceMockPrintsNothing() {
        let shelf = shelf(.nice)
        #expect(shelf.loaves(of: "rye") == 0)
        shelf.verify()
        #expect(output.texts.isEmpty)
    }

    @Test func aWarningIsPrintedAsOne() throws {
        let shelf = shelf(.naggy)
        shelf.clear()
        shelf.clear()
        #expect(output.texts.count == 2)
        #expect(output.texts.allSatisfy { $0.contains(": warning: MockShelf: ") }, "\(output.texts)")
    }

    @Test func aMissingCallIsPrintedByAVerification() throws {
        let engine = engineThatExpectsACall()
        engine.verification.verify(at: site)
        let text = try #require(output.texts.first)
        #expect(text.contains(": MockShelf: missing clear\n"), "\(text)")
    }

    @Test func aMissingCallOfADeallocatedMockIsNotPrinted() {
        _ = engineThatExpectsACall()
        #expect(output.texts.isEmpty)
    }

    @Test func anotherFailureOfADeallocatedMockIsPrinted() {
        do {
            let shelf = shelf()
            shelf.clear()
            _ = shelf.loaves(of: "rye")
            #expect(output.texts.count == 1)
        }
        #expect(output.texts.count == 2)
    }

    @Test func aCallWithoutAValueIsPrintedAndStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let shelf = MockShelf().nice()
            shelf.mock.reporter = Console(runsTests: { false })
            _ = shelf.oldest()
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        // Once as the report, and once as the last message of the process.
        #expect(text.components(separatedBy: "mock.defaults.register(Loaf.self) { … }").count == 3, "\(text)")
        #expect(!text.contains("This process runs tests"), "\(text)")
    }

    @Test func aRegisteredValuePreventsTheStop() {
        let shelf = shelf(.nice)
        shelf.mock.defaults.register(Loaf.self) { Loaf(flour: "rye") }
        #expect(shelf.oldest() == Loaf(flour: "rye"))
        #expect(output.texts.isEmpty)
    }

    private func engineThatExpectsACall() -> Engine<MockShelf.Invocation> {
        let engine = Engine<MockShelf.Invocation>(
            name: "MockShelf", mode: .strict, ordering: .ordered, framework: console)
        _ = engine.declarations.declare(.expect, .clear, at: site)
        return engine
    }

    private var site: CallSite {
        CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    }
}

/// What was printed.
final class Output: Sendable {
    private let all = Mutex([String]())

    var texts: [String] { all.withLock { $0 } }

    func append(_ text: String) { all.withLock { $0.append(text) } }
}
