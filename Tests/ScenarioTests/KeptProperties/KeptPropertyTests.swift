import ExpectKit
import Stories
import Testing

/// An oven panel sets a temperature and reads it again, so the mock of the oven keeps it.
@Suite(.verifiesMocks) struct KeptPropertyTests {
    let oven = MockBakingOven()

    @Test func aPropertyReturnsWhatItWasSetTo() {
        oven.keep(.temperature, 20)
        OvenPanel(oven).heat(to: 200)
        #expect(oven.temperature == 220)
        #expect(oven.arguments(of: .setTemperature(.any)) == [70, 120, 170, 220])
    }

    @Test func aSubscriptKeepsAValueForEachArgument() throws {
        oven.keep(.item(minutesFor: .any), 10)
        oven.expect(.bake("rye", minutes: 50)).andReturn(1)
        oven.expect(.bake("roll", minutes: 10)).andReturn(8)
        let panel = OvenPanel(oven)
        panel.learn("rye", minutes: 45)
        panel.learn("rye", minutes: 50)
        #expect(try panel.bake("rye") == 1)
        #expect(try panel.bake("roll") == 8)
    }

    @Test func allPropertiesOfAMockCanBeKept() {
        let oven = MockBakingOven().keepsProperties()
        oven.temperature = 180
        oven.label = "bread"
        #expect(oven.temperature == 180)
        #expect(oven.label == "bread")
        oven.label = nil
        #expect(oven.label == nil)
    }

    @Test func theFirstValueCanBeGivenToOneOfAllProperties() {
        oven.keepsProperties()
        oven.keep(.temperature, 20)
        #expect(oven.temperature == 20)
        oven.temperature = 30
        #expect(oven.temperature == 30)
    }

    @Test func anExpectationComesFirstAndTheValueIsKept() {
        oven.keep(.temperature, 150)
        oven.expect(.setTemperature(200))
        OvenPanel(oven).heat(to: 200)
        #expect(oven.temperature == 200)
    }

    /// The value is kept whichever declaration takes the call, and whatever it answers.
    @Test(arguments: 0..<4) func aDeclarationWithAnAnswerKeepsTheValue(form: Int) {
        oven.keepsProperties()
        switch form {
        case 0: oven.expect(.setTemperature(30)).andReturn()
        case 1: oven.expect(.setTemperature(30)).andDo { _ in }
        case 2: oven.stub(.setTemperature(.capture(Captor()))).andReturn()
        default: oven.expect(.setTemperature(.any)).times(1...)
        }
        oven.temperature = 30
        #expect(oven.temperature == 30)
    }

    @Test func aLoopOverAPropertyIsKept() {
        oven.keep(.temperature, 0)
        for _ in 1...500 { oven.temperature += 1 }
        #expect(oven.temperature == 500)
        #expect(oven.results(of: .temperature).prefix(3).map { $0.get() } == [0, 1, 2])
    }

    @Test func anExpectedReadReturnsTheKeptValue() {
        oven.keep(.temperature, 150)
        oven.expect(.temperature)
        #expect(oven.temperature == 150)
    }

    @Test func aLaterStubComesFirst() {
        oven.keep(.temperature, 150)
        oven.stub(.temperature).andReturn(9)
        #expect(oven.temperature == 9)
    }

    /// Also if the code under test sets the property first.
    @Test func aStubOfAPropertyThatWasNotSetComesFirst() {
        oven.keepsProperties()
        oven.stub(.temperature).andReturn(9)
        oven.temperature = 180
        #expect(oven.temperature == 9)
    }

    /// The failing counterpart: setting the property allows no call that reads it.
    /// The stub answers only while its state is there.
    @Test func aPropertyIsKeptBesideAStubForAState() {
        let door = MockStates("door", initially: "shut")
        oven.keepsProperties()
        oven.stub(.temperature).when(door, "open").andReturn(5)
        oven.temperature = 180
        #expect(oven.temperature == 180)
        door.current = "open"
        #expect(oven.temperature == 5)
    }

    @Test func aRejectedPropertyIsNotRead() {
        let failures = FailureRecorder()
        oven.mock.reporter = failures
        oven.keepsProperties()
        oven.reject(.temperature)
        oven.temperature = 180
        _ = oven.temperature
        #expect(failures.reports.map(\.kind) == [.rejected])
    }

    @Test func aMockOfARealObjectReadsItUntilAPropertyIsSet() {
        let live = LiveOven()
        let oven = MockBakingOven(wrapping: live).keepsProperties()
        #expect(oven.temperature == 25)
        oven.temperature = 90
        #expect(oven.temperature == 90)
        #expect(live.temperature == 25)
    }

    @Test func forgottenCallsLeaveTheValue() {
        oven.keep(.temperature, 20)
        oven.temperature = 60
        oven.forgetCalls()
        #expect(oven.temperature == 60)
        oven.reset()
        oven.stub(.temperature).andReturn(1)
        #expect(oven.temperature == 1)
    }

    @Test(.mocks(unusedStubs: .fail)) func aKeptPropertyNeedsNoCall() {
        let oven = MockBakingOven().keepsProperties()
        oven.expect(.clean)
        oven.clean()
        oven.verify()
    }

    @Test func aMockByHandListsItsProperties() {
        let dimmer = MockDimmer()
        dimmer.keep(.level, 1)
        dimmer.level = 7
        #expect(dimmer.level == 7)
    }
}

private final class LiveOven: BakingOven {
    var temperature = 25
    var label: String?
    var isHot: Bool { temperature > 50 }
    subscript(minutesFor bread: String) -> Int {
        get { 1 }
        set {}
    }
    func bake(_ bread: String, minutes: Int) -> Int { 1 }
    func clean() {}
}

/// An index without `==`.
struct Place { let row: Int }

/// A mock by hand with a subscript.
final class MockSeats: TypedMocking {
    enum Invocation: InvocationMatching {
        case seat(Arg<Place>), setSeat(Arg<Place>, Arg<String>)

        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.seat(let place), .seat(let actual)): place.matches(actual)
            case (.setSeat(let place, let name), .setSeat(let actual, let new)):
                place.matches(actual) && name.matches(new)
            default: false
            }
        }

        static var settableProperties: [SettableProperty<Self>] {
            [
                SettableProperty(.seat(.any), set: .setSeat(.any, .any)) { call in
                    if case .setSeat(let place, let name) = call { (.seat(place), name.value) } else { nil }
                }
            ]
        }
    }
    let mock = Mock<Invocation>()

    subscript(place: Place) -> String {
        get { call(.seat(.value(place))) }
        set { call(.setSeat(.value(place), .value(newValue))) }
    }
}

extension MockCall where Invocation == MockSeats.Invocation {
    static func seat(_ place: Arg<Place>) -> MockCall<Invocation, String, Never> { .init(.seat(place)) }
    static func setSeat(_ place: Arg<Place>, _ name: Arg<String>) -> MockCall<Invocation, Void, Never> {
        .init(.setSeat(place, name))
    }
}

protocol Dimmer: AnyObject { var level: Int { get set } }

/// A mock by hand in the typed form.
final class MockDimmer: Dimmer, TypedMocking {
    enum Invocation: InvocationMatching {
        case level, setLevel(Arg<Int>)

        func matches(_ call: Self) -> Bool {
            switch (self, call) {
            case (.level, .level): true
            case (.setLevel(let level), .setLevel(let actual)): level.matches(actual)
            default: false
            }
        }

        static var settableProperties: [SettableProperty<Self>] {
            [
                SettableProperty(.level, set: .setLevel(.any)) { call in
                    if case .setLevel(let level) = call { (.level, level.value) } else { nil }
                }
            ]
        }
    }
    let mock = Mock<Invocation>()

    var level: Int {
        get { call(.level) }
        set { call(.setLevel(.value(newValue))) }
    }
}

extension MockCall where Invocation == MockDimmer.Invocation {
    static var level: MockCall<Invocation, Int, Never> { .init(.level) }
    static func setLevel(_ level: Arg<Int>) -> MockCall<Invocation, Void, Never> { .init(.setLevel(level)) }
}

/// A property that cannot be kept fails at its line, and a property without a value is like any other call.
struct KeptPropertyFailingCounterparts {
    let oven = MockBakingOven()
    let failures = FailureRecorder()

    init() { oven.mock.reporter = failures }

    @Test func aPropertyThatCannotBeSetIsRefused() {
        oven.keep(.isHot, true)
        #expect(failures.sightings == [Sighting(.misuse, line: #line - 1)])
        #expect(
            failures.texts == [
                """
                MockBakingOven: isHot is no property that can be set
                  help: stub it with an answer; if it has a setter, generate the mock again, or list it in \
                settableProperties of the Invocation of a mock by hand
                """
            ])
    }

    @Test func aPropertyThatTheTestSetsItselfIsToBeKept() {
        oven.temperature = 20
        #expect(failures.sightings == [Sighting(.unexpected, line: #line - 1)])
        #expect(
            failures.texts.first?.hasSuffix(
                "expect or stub the call, keep the property with keepsProperties(), or make the mock nice")
                == true)
    }

    /// Each element would have the value of the last one.
    @Test func anElementThatCannotBeComparedIsReportedOnce() {
        let seats = MockSeats()
        seats.mock.reporter = failures
        seats.keep(.seat(.any), ""); let line = #line
        seats[Place(row: 1)] = "Ada"
        seats[Place(row: 2)] = "Bob"
        #expect(seats[Place(row: 3)] == "")
        #expect(failures.sightings == [Sighting(.misuse, line: line)])
        #expect(failures.texts.first?.contains("Place") == true)
    }

    @Test func aMockWithoutPropertiesIsRefused() {
        let register = MockCashRegister()
        register.mock.reporter = failures
        register.keepsProperties()
        #expect(failures.sightings == [Sighting(.misuse, line: #line - 1)])
        #expect(
            failures.texts.first?.hasPrefix("MockCashRegister: the mock has no property that can be set\n")
                == true)
    }

    @Test func aStrictMockReportsAPropertyThatWasNotSetYet() {
        oven.keepsProperties()
        #expect(oven.temperature == 0)
        oven.temperature = 5
        #expect(oven.temperature == 5)
        oven.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.texts.first?.hasPrefix("MockBakingOven: unexpected temperature\n") == true)
    }

    @Test func aRejectedValueIsNotKept() {
        oven.keep(.temperature, 20)
        oven.reject(.setTemperature(99))
        oven.temperature = 99
        #expect(oven.temperature == 20)
        #expect(failures.reports.map(\.kind) == [.rejected])
    }

    /// Only the element that the test keeps may be set.
    @Test func anotherElementOfASubscriptIsUnexpected() {
        oven.keep(.item(minutesFor: "rye"), 50)
        oven[minutesFor: "rye"] = 55
        #expect(oven[minutesFor: "rye"] == 55)
        oven[minutesFor: "roll"] = 10
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }

    @Test func aForgottenPropertyIsUnexpected() {
        oven.keep(.temperature, 20)
        oven.forgetDeclarations()
        oven.temperature = 99
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }

    @Test func aWrongValueDoesNotMeetAnExpectation() {
        oven.keep(.temperature, 150)
        let line = #line + 1
        oven.expect(.setTemperature(300))
        OvenPanel(oven).heat(to: 200)
        oven.verify()
        #expect(failures.sightings == [Sighting(.missing, line: line)])
    }
}
