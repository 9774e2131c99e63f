import ExpectKit
import Foundation
import Testing

@testable import FixtureProtocols

// Rare combinations of declarations. Some of them only have to compile.

struct CornerTests {
    private let failures = FailureRecorder()

    @Test func typeAliasesOfClosuresAreClosures() {
        let mock = MockAliases()
        mock.expect(.load()).andDo { done in done(3) }
        mock.expect(.each).andReturn([1, 2])
        mock.expect(.run(Data([1]), Operation(number: 2))).andReturn(.closed)
        let user: any Aliases = mock
        var received: [Int] = []
        user.load { received.append($0) }
        user.each { received.append($0) }
        #expect(received == [3, 1, 2])
        #expect(user.run(Data([1]), Operation(number: 2)) == .closed)
        mock.verify()
    }

    @Test func aProtocolNamedLikeAFoundationTypeIsMocked() {
        let mock = MockPipe()
        mock.expect(.write(Data())).andReturn(Operation(number: 1))
        #expect(mock.write(Data()) == Operation(number: 1))
        mock.verify()
    }

    @Test func rethrowingRequirementsAreAnsweredWithoutCallingTheirClosures() throws {
        let mock = MockRethrowing()
        mock.expect(.both).andReturn(4)
        mock.expect(.two)
        mock.expect(.check(true)).andReturn(false)
        #expect(mock.both({ 1 }, { _ in }) == 4)
        mock.two({}, {})
        #expect(!mock.check(1 < 2))
        mock.verify()
    }

    @Test func anAssociatedErrorTypeIsThrown() {
        let mock = MockFailing<FixtureError>()
        mock.expect(.run()).andThrow(.escaped)
        mock.expect(.list([Int].self)).andReturn(1)
        #expect(throws: FixtureError.escaped) { try mock.run() }
        #expect(mock.list([Int].self) == 1)
        mock.verify()
        let quiet = MockNever2()
        quiet.expect(.run)
        quiet.run()
        quiet.verify()
    }

    @Test func aRequirementThatOnlyOneParentDeclaresThrowingDoesNotThrow() {
        let mock = MockBoth()
        mock.expect(.go(1)).andReturn("gone")
        #expect((mock as any Quieter).go(1) == "gone")
        mock.verify()
    }

    @Test func keywordsCanBeLabels() {
        let mock = MockWords()
        mock.expect(.f(`inout`: 1, let: 2))
        mock.expect(.funcWithSpaces(3))
        mock.expect(.g(1, actualX: 2))
        mock.expect(.differs(4)).andReturn(true)
        mock.f(`inout`: 1, let: 2)
        mock.`func with spaces`(3)
        mock.g(1, actualX: 2)
        #expect(mock != 4)
        mock.verify()
    }

    @Test func rawIdentifiersKeepTheirLabels() {
        let mock = MockWords()
        mock.expect(.find(`at place`: 1, `a:b(c)`: 2)).andReturn((`the y`: 3, result: 4))
        mock.expect(.find(`at name`: "x", in: 5)).andReturn(6)
        mock.expect(.isOpen).andReturn(true)
        mock.expect(.setIsOpen(false))
        var number = 2
        #expect(mock.find(`at place`: 1, `a:b(c)`: &number) == 4)
        #expect(number == 3)
        #expect(mock.find(`at name`: "x", in: 5) == 6)
        #expect(mock.`is open`)
        mock.`is open` = false
        mock.verify()
    }

    @Test func aReportNamesAnArgumentByItsRawIdentifier() {
        let mock = MockWords(mode: .strict)
        mock.mock.reporter = failures
        mock.expect(.find(`at name`: "x", in: 5)).andReturn(6)
        #expect(mock.find(`at name`: "y", in: 5) == 6)
        mock.verify()
        // Runtime metadata contains labels with no-break spaces, because spaces separate the labels.
        let headlines = failures.headlines.map { $0.replacing("\u{A0}", with: " ") }
        #expect(headlines == [#"MockWords: findAtNameIn(…): `at name` is "y", expected "x""#])
    }

    @Test func anUnansweredCallLeavesInoutArgumentsUnchanged() {
        let mock = MockWeigher(mode: .nice)
        var animals = [Animal(name: "Ada")]
        #expect(mock.tidy(&animals) == 0)
        #expect(animals == [Animal(name: "Ada")])
        mock.mode = .strict
        mock.mock.reporter = failures
        #expect(mock.tidy(&animals) == 0)
        #expect(animals == [Animal(name: "Ada")])
        #expect(failures.headlines == [#"MockWeigher: unexpected tidy([Animal(name: "Ada")])"#])
    }

    @Test func anActorChangesInoutArguments() async {
        let mock = MockTeam()
        mock.expect(.grow(1)).andReturn((size: 2, result: 3))
        let grown = await mock.grown(from: 1)
        #expect(grown == [2, 3])
        mock.verify()
    }
}

extension MockTeam {
    fileprivate func grown(from start: Int) -> [Int] {
        var size = start
        let result = grow(&size)
        return [size, result]
    }
}
