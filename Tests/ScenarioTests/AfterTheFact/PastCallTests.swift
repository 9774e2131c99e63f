import ExpectKit
import Stories
import Testing

/// The arguments and the results of past calls have the types of the requirement.
struct PastCallTests {
    let oven = MockBakingOven()

    @Test func argumentsAreTyped() throws {
        oven.stub(.bake(.any, minutes: .any)).andReturn(1)
        oven.stub(.setTemperature(.any))
        oven.stub(.clean)
        _ = try oven.bake("rye", minutes: 50)
        _ = try oven.bake("roll", minutes: 10)
        oven.temperature = 180
        oven.clean()
        let breads: [(String, Int)] = oven.arguments(of: .bake(.any, minutes: .any))
        #expect(breads.map(\.0) == ["rye", "roll"])
        #expect(oven.arguments(of: .bake("rye", minutes: .any)).map(\.1) == [50])
        let degrees: [Int] = oven.arguments(of: .setTemperature(.any))
        #expect(degrees == [180])
        #expect(oven.arguments(of: .clean).count == 1)
        #expect(oven.arguments(of: .setLabel(.any)) == [])
    }

    @Test func aMockByHandHasItsInvocations() {
        let dimmer = MockDimmer()
        dimmer.keep(.level, 1)
        dimmer.level = 3
        #expect(dimmer.arguments(of: .setLevel(.any)).count == 1)
        #expect(dimmer.results(of: .level).isEmpty)
        _ = dimmer.level
        #expect(dimmer.results(of: .level).map { $0.get() } == [3])
    }

    @Test func resultsOfARealObjectAreKept() throws {
        let oven = MockBakingOven(wrapping: FaultyOven())
        _ = try oven.bake("rye", minutes: 50)
        #expect(throws: OvenError.burnt) { try oven.bake("roll", minutes: 99) }
        oven.clean()
        let results = oven.results(of: .bake(.any, minutes: .any))
        #expect(try results.first?.get() == 50)
        #expect(throws: OvenError.burnt) { try results.last?.get() }
        #expect(oven.results(of: .bake("roll", minutes: .any)).count == 1)
        #expect(oven.results(of: .clean).count == 1)
    }

    @Test func resultsOfDeclaredAnswersAndDefaultsAreKnown() throws {
        oven.mode = .nice
        oven.stub(.bake("rye", minutes: .any)).andReturn(1, 2).andThrow(OvenError.burnt)
        oven.stub(.bake("roll", minutes: .any)).andDo { _, minutes in minutes * 2 }
        for _ in 1...3 { _ = try? oven.bake("rye", minutes: 1) }
        _ = try oven.bake("roll", minutes: 4)
        _ = oven.temperature
        let results = oven.results(of: .bake(.any, minutes: .any))
        #expect(results.map { try? $0.get() } == [1, 2, nil, 8])
        #expect(oven.results(of: .temperature).map { $0.get() } == [0])
        oven.forgetCalls()
        #expect(oven.results(of: .bake(.any, minutes: .any)).isEmpty)
    }

    @Test func aStubThatCameAfterItsCallsIsUnused() {
        let failures = FailureRecorder()
        oven.mock.reporter = failures
        (oven.mode, oven.unusedStubs) = (.nice, .fail)
        _ = oven.temperature
        let line = #line + 1
        oven.stub(.temperature).andReturn(1)
        oven.verify()
        #expect(failures.sightings == [Sighting(.unusedStub, line: line)])
        #expect(
            failures.texts.first?.hasSuffix(
                "help: its calls were made before the stub was declared: declare it before the code under test runs"
            ) == true)
    }

    /// The compiler checks many calls with variables and matchers in one line.
    @Test func manyCallsWithVariablesAreVerified() throws {
        oven.mode = .nice
        let (rye, roll, minutes, degrees) = ("rye", "roll", 50, 180)
        oven.temperature = degrees
        _ = try oven.bake(rye, minutes: minutes)
        _ = try oven.bake(roll, minutes: minutes)
        oven.clean()
        oven.label = rye
        oven.temperature = degrees
        _ = try oven.bake(rye, minutes: minutes)
        _ = oven[minutesFor: roll]
        oven.verifySequence(
            .setTemperature(degrees), .bake(rye, minutes: minutes), .bake(roll, minutes: minutes), .clean,
            .setLabel(rye), .setTemperature(.any), .bake(.value(rye), minutes: .any), .item(minutesFor: roll))
        oven.verifyInOrder(
            .setTemperature(degrees), .bake(rye, minutes: minutes), .clean, .setLabel(rye),
            .bake(rye, minutes: minutes), .item(minutesFor: .hasPrefix("r")))
        oven.verifyNoMoreCalls()
    }

    @Test func anArgumentThatCannotBeComparedIsReported() {
        struct Opaque {}
        final class MockBox: TypedMocking {
            enum Invocation { case put(Opaque) }
            let mock = Mock<Invocation>()
        }
        let (box, failures) = (MockBox(), FailureRecorder())
        box.mock.reporter = failures
        let put = MockCall<MockBox.Invocation, Void, Never>(.put(Opaque()))
        #expect(box.arguments(of: put).isEmpty)
        #expect(box.results(of: put).isEmpty)
        #expect(failures.reports.map(\.kind) == [.misuse, .misuse])
        #expect(failures.reports.map(\.location.line) == [#line - 3, #line - 2])
    }
}

enum OvenError: Error { case burnt }

private final class FaultyOven: BakingOven {
    var temperature = 25
    var label: String?
    var isHot: Bool { false }
    subscript(minutesFor bread: String) -> Int {
        get { 1 }
        set {}
    }
    func bake(_ bread: String, minutes: Int) throws -> Int {
        if minutes > 60 { throw OvenError.burnt }
        return minutes
    }
    func clean() {}
}
