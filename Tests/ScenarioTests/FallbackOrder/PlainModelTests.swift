import ExpectKit
import Testing

/// Models that are neither `Decodable` nor registered: the code under test gets a value, and the process goes on.
struct PlainModelTests {
    private let failures = FailureRecorder()

    @Test func aNiceMockReturnsPlainModels() async throws {
        let quick = QuickPress(failures).nice()
        let typed = TypedPress(failures).nice()
        for press in [quick, typed] as [any PrintingPress] {
            #expect(press.paper(for: "flyer") == PrintedPaper(color: ""))
            #expect(
                try await press.order(of: "flyer")
                    == PrintOrder(paper: PrintedPaper(color: ""), coating: .custom(""), count: nil))
            var papers = [PrintedPaper(color: "red")]
            #expect(press.load(&papers) == .loaded(PrintedPaper(color: "")))
            #expect(papers == [PrintedPaper(color: "red")])
        }
        quick.verify()
        typed.verify()
        #expect(failures.texts == [])
    }

    @Test func aWrongCallOfAStrictMockReturnsAPlainModel() {
        let quick = QuickPress(failures)
        let typed = TypedPress(failures)
        let first = Printer(press: quick).colors(of: ["flyer"]); let quickLine = #line
        let second = Printer(press: typed).colors(of: ["flyer"]); let typedLine = #line
        #expect(first == ["flyer": ""])
        #expect(second == ["flyer": ""])
        quick.verify()
        typed.verify()
        #expect(
            failures.sightings == [
                Sighting(.unexpected, line: quickLine), Sighting(.unexpected, line: typedLine),
            ])
        for text in failures.texts {
            #expect(text.contains("\n  answered: a default value for PrintedPaper\n"))
        }
    }

    @Test func aRegisteredPartIsUsed() async throws {
        let press = TypedPress(failures).nice()
        press.defaults.register(PrintedPaper.self) { PrintedPaper(color: "white") }
        #expect(try await press.order(of: "flyer").paper == PrintedPaper(color: "white"))
        press.verify()
    }
}

private struct PrintedPaper: Equatable { var color: String }

private struct PrintOrder: Equatable {
    let paper: PrintedPaper
    let coating: Coating
    let count: Int?
}

private enum Coating: Equatable { case custom(String), layers([Coating]) }
private enum Tray: Equatable { case loaded(PrintedPaper), jammed(at: Int) }

private protocol PrintingPress {
    func paper(for job: String) -> PrintedPaper
    func order(of job: String) async throws -> PrintOrder
    func load(_ papers: inout [PrintedPaper]) -> Tray
}

/// The code under test.
private struct Printer {
    let press: any PrintingPress

    func colors(of jobs: [String]) -> [String: String] {
        var colors: [String: String] = [:]
        for job in jobs { colors[job] = press.paper(for: job).color }
        return colors
    }
}

private final class QuickPress: PrintingPress, Mocking {
    enum Invocation: Equatable { case paper(String), order(String), load([PrintedPaper]) }

    let mock = Mock<Invocation>()

    init(_ failures: FailureRecorder) { mock.reporter = failures }

    func paper(for job: String) -> PrintedPaper { mock.call(.paper(job)) }
    func order(of job: String) async throws -> PrintOrder {
        try await mock.call(.order(job), throwing: (any Error).self)
    }
    func load(_ papers: inout [PrintedPaper]) -> Tray {
        let answer: (Tray, [PrintedPaper]) = mock.call(
            .load(papers), default: mock._defaultValue(of: Tray.self).map { [papers] in ($0, papers) })
        papers = answer.1
        return answer.0
    }
}

private final class TypedPress: PrintingPress, TypedMocking {
    enum Invocation { case paper(Arg<String>), order(Arg<String>), load(Arg<[PrintedPaper]>) }

    let mock = Mock<Invocation>()

    init(_ failures: FailureRecorder) { mock.reporter = failures }

    func paper(for job: String) -> PrintedPaper { call(.paper(.value(job))) }
    func order(of job: String) async throws -> PrintOrder { try await call(.order(.value(job))) }
    func load(_ papers: inout [PrintedPaper]) -> Tray {
        let answer = call(
            .load(.value(papers)), default: mock._defaultValue(of: Tray.self).map { [papers] in ($0, papers) }
        )
        papers = answer.1
        return answer.0
    }
}

extension MockCall where Invocation == TypedPress.Invocation {
    fileprivate static func paper(_ job: Arg<String>) -> MockCall<Invocation, PrintedPaper, Never> {
        .init(.paper(job))
    }
    fileprivate static func order(_ job: Arg<String>) -> MockCall<Invocation, PrintOrder, any Error> {
        .init(.order(job))
    }
    fileprivate static func load(_ papers: Arg<[PrintedPaper]>) -> MockCall<
        Invocation, (Tray, [PrintedPaper]), Never
    > {
        .init(.load(papers))
    }
}
