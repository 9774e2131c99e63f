import ExpectKit
import Stories
import Testing
import XCTest

/// The mode and the order of the mocks of a whole suite. A test, and a mock, come before the suite.
@Suite(.mocks(.nice, ordering: .unordered, unusedStubs: .warn)) struct SuiteSettingsTests {
    let stored = MockBakingOven()

    @Test func theMocksOfTheSuiteHaveItsSettings() {
        for oven in [stored, MockBakingOven()] {
            #expect(oven.mode == .nice)
            #expect(oven.mock.ordering == .unordered)
            #expect(oven.unusedStubs == .warn)
        }
    }

    @Test(.mocks(.strict)) func aTestComesBeforeItsSuite() {
        #expect(stored.mode == .strict)
        #expect(stored.mock.ordering == .unordered)
        #expect(stored.unusedStubs == .warn)
    }

    @Test func aMockComesBeforeItsTest() {
        #expect(MockBakingOven(mode: .strict).mode == .strict)
        #expect(MockBakingOven(wrapping: stored).mode == .partial)
        #expect(Mock<String>(ordering: .ordered).ordering == .ordered)
    }

    @Test func aMockByHandHasThemToo() {
        #expect(MockDimmer().mode == .nice)
        #expect(MockDimmer().mock.ordering == .unordered)
    }

    @Test func aScopeComesBeforeTheTest() async {
        let inside = withMocks(.naggy) { MockBakingOven() }
        #expect(inside.mode == .naggy)
        #expect(inside.mock.ordering == .unordered)
        let awaited = await withMocks(ordering: .ordered) {
            await _Concurrency.Task.yield()
            return MockBakingOven()
        }
        #expect(awaited.mode == .nice)
        #expect(awaited.mock.ordering == .ordered)
    }

    @Suite(.mocks(.strict, ordering: .ordered)) struct InnerSuite {
        @Test func anInnerSuiteComesBeforeTheOuterOne() {
            let oven = MockBakingOven()
            #expect(oven.mode == .strict)
            #expect(oven.mock.ordering == .ordered)
            #expect(oven.unusedStubs == .warn)
        }
    }
}

/// The settings decide about the verdict.
struct SettingsFailingCounterparts {
    let failures = FailureRecorder()

    private func bake(_ oven: MockBakingOven) -> [FailureReport.Kind] {
        oven.mock.reporter = failures
        oven.expect(.clean)
        oven.expect(.setTemperature(50))
        oven.temperature = 50
        oven.clean()
        oven.label = "rye"
        oven.verify()
        return failures.drain().filter { $0.severity == .error }.map(\.kind)
    }

    @Test func theSameCallsPassOrFail() {
        #expect(bake(MockBakingOven()) == [.outOfOrder, .unexpected])
        #expect(withMocks(ordering: .unordered) { bake(MockBakingOven()) } == [.unexpected])
        #expect(withMocks(.nice, ordering: .unordered) { bake(MockBakingOven()) } == [])
    }
}

/// The same in XCTest, for mocks that the test case stores, and for those that a test makes.
final class XCTestSettingsTests: XCTestCase {
    private let stored = MockBakingOven()
    private let own = MockBakingOven(mode: .strict)
    private let changed = MockBakingOven()

    override func setUp() {
        changed.mode = .naggy
        usesMocks(.nice, ordering: .unordered, unusedStubs: .fail)
    }

    func testTheMocksOfTheTestCaseHaveItsSettings() {
        for oven in [stored, MockBakingOven()] {
            XCTAssertEqual(oven.mode, .nice)
            XCTAssertEqual(oven.mock.ordering, .unordered)
            XCTAssertEqual(oven.unusedStubs, .fail)
        }
    }

    func testAMockComesBeforeItsTestCase() {
        XCTAssertEqual(own.mode, .strict)
        XCTAssertEqual(own.mock.ordering, .unordered)
        XCTAssertEqual(changed.mode, .naggy)
        XCTAssertEqual(MockBakingOven(wrapping: stored).mode, .partial)
    }

    func testALaterSettingAddsToIt() {
        usesMocks(.naggy)
        XCTAssertEqual(stored.mode, .naggy)
        let oven = MockBakingOven()
        XCTAssertEqual(oven.mode, .naggy)
        XCTAssertEqual(oven.mock.ordering, .unordered)
    }
}

/// The settings of a test case end with its test.
final class XCTestWithoutSettingsTests: XCTestCase {
    func testTheSettingsOfAnotherTestCaseDoNotHold() {
        XCTAssertEqual(MockBakingOven().mode, .strict)
    }
}
