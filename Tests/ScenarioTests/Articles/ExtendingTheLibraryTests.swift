import ExpectKit
import Foundation
import Testing

@testable import Stories

// The code of the article “Extending the library”.

// MARK: Matchers

extension Arg where Value == String {
    /// Accepts a street with a house number.
    static var street: Arg {
        .matching("a street with a house number") { $0.last?.isNumber == true }
    }
}

extension Arg where Value == Basket {
    /// Accepts a basket with a kind of bread.
    static func basket(of bread: Arg<String>, count: Arg<Int> = .any) -> Arg {
        .allOf(.having(\.bread, bread), .having(\.count, count))
    }
}

extension Arg where Value: Collection, Value.Element: Comparable {
    /// Accepts a collection whose elements are in ascending order.
    static var sorted: Arg {
        .matching("elements in ascending order") { elements in
            zip(elements, elements.dropFirst()).allSatisfy { $0 <= $1 }
        }
    }
}

// MARK: A default value

/// A type for which no value can be synthesized.
struct Payment {
    let cents: Int
    let method: any PaymentMethod
}

/// A protocol whose types only the code under test knows.
protocol PaymentMethod {}

struct Cash: PaymentMethod {}

extension Payment: DefaultAnswerable {
    static var defaultAnswer: Payment { Payment(cents: 0, method: Cash()) }
}

final class MockWallet: Mocking {
    enum Invocation: Equatable { case pay(cents: Int) }
    let mock = Mock<Invocation>()

    func pay(cents: Int) -> Payment { mock.call(.pay(cents: cents)) }
}

// MARK: A reporter

/// Writes each failure as one line of JSON.
struct JSONReporter: FailureReporter {
    let write: @Sendable (String) -> Void

    func report(_ failure: FailureReport) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let line = try? encoder.encode(failure) else { return }
        write(String(decoding: line, as: UTF8.self))
    }
}

// MARK: A trait

/// What all tests of the bakery need.
struct BakeryTrait: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let verification: MockVerificationTrait = .verifiesMocks
        let settings: MockSettingsTrait = .mocks(unusedStubs: .fail)
        let defaults: MockDefaultsTrait = .mockDefaults {
            $0.register(Bread.self) { Bread(name: "none") }
        }
        try await settings.provideScope(for: test, testCase: testCase) {
            try await defaults.provideScope(for: test, testCase: testCase) {
                try await verification.provideScope(
                    for: test, testCase: testCase, performing: function)
            }
        }
    }
}

extension Trait where Self == BakeryTrait {
    static var bakery: Self { Self() }
}

// MARK: Own test support

extension MockBreadDelivery {
    /// Expects a delivery of one bread, which fails if there is no driver.
    func expectDelivery(
        of bread: String, to street: String, hasDriver: Bool = true,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let call = expect(
            .deliver([bread], to: street),
            fileID: fileID, filePath: filePath, line: line, column: column)
        if hasDriver { call.andReturn(1) } else { call.andThrow(DeliveryError.noDriver) }
    }
}

// MARK: Tests

struct ExtendingTheLibraryTests {
    private let register = MockCashRegister()
    private let delivery = MockBreadDelivery()
    private let failures = FailureRecorder()

    @Test func ownMatchersAreUsedLikeOthers() throws {
        delivery.expect(.deliver(.sorted, to: .street)).andReturn(2)
        register.expect(.add(.basket(of: .hasPrefix("rye"), count: .atLeast(2))))

        #expect(try delivery.deliver(["corn", "rye"], to: "Main Street 7") == 2)
        register.add(Basket(bread: "rye bread", count: 2))
        verify(delivery, register)
    }

    @Test func aMatcherWithADescription() throws {
        delivery.mock.reporter = failures
        delivery.expect(.price(to: .street)).andReturn(3)

        #expect(delivery.price(to: "Main Street") == 3)

        delivery.verify()
        try expect(failures.reports.first, isShownIn: "extending-the-library")
    }

    @Test func aMatcherThatIsBuiltFromOthersSaysWhatDiffers() throws {
        register.mock.reporter = failures
        register.expect(.add(.basket(of: "rye", count: .atLeast(2))))

        register.add(Basket(bread: "rye", count: 1))

        register.verify()
        try expect(failures.reports.first, isShownIn: "extending-the-library")
    }

    @Test func aDefaultAnswerIsReturned() {
        let wallet = MockWallet()
        wallet.mode = .nice

        let payment = wallet.pay(cents: 5)
        #expect(payment.method is Cash)
        #expect(payment.cents == 0)
    }

    @Test func failuresAreWrittenAsJSON() throws {
        let lines = Lines()
        delivery.mock.reporter = JSONReporter { lines.add($0) }
        delivery.expect(.price(to: "Main Street")).andReturn(3)

        delivery.verify()

        #expect(lines.all.count == 1)
        let line = try #require(lines.all.first)
        #expect(line.contains(#""kind":"missing","#))
        #expect(line.contains(#""mock":"MockBreadDelivery""#))
    }

    @Test(.bakery) func theTraitIsApplied() throws {
        let bakery = TypedMockBakery().nice()
        bakery.expect(.open)
        bakery.open()
        #expect(try bakery.buy(Bread(name: "rye")) == Bread(name: "none"))
    }

    @Test func theTraitVerifiesMocksAndStubs() async throws {
        let trait = BakeryTrait()
        try await trait.provideScope(for: #require(Test.current), testCase: Test.Case.current) { [failures] in
            let delivery = MockBreadDelivery()
            delivery.mock.reporter = failures
            delivery.expect(.openRounds).andReturn(1)
            delivery.stub(.price(to: .any)).andReturn(3)
        }
        #expect(failures.reports.map(\.kind) == [.missing, .unusedStub])
    }

    @Test func aMissingDeliveryIsReportedAtTheLineOfTheTest() throws {
        let failures = FailureRecorder()
        delivery.mock.reporter = failures
        delivery.expectDelivery(of: "rye", to: "Main Street")
        let line = #line - 1

        delivery.verify()

        #expect(failures.reports.map(\.kind) == [.missing])
        #expect(failures.reports.first?.location.line == line)
    }

    @Test func aDeliveryWithoutADriverThrows() {
        delivery.expectDelivery(of: "rye", to: "Main Street", hasDriver: false)

        #expect(throws: DeliveryError.noDriver) { try delivery.deliver(["rye"], to: "Main Street") }

        delivery.verify()
    }
}

/// Lines that a reporter has written.
private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    var all: [String] { lock.withLock { lines } }
    func add(_ line: String) { lock.withLock { lines.append(line) } }
}
