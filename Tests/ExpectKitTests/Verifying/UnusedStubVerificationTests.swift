import Testing

@testable import ExpectKit

/// Automatic verification reports unused stubs, also of a mock without expectations.
struct UnusedStubVerificationTests {
    private let shelf = MockShelf()

    @Test func anUnusedStubOfAMockWithoutExpectationsIsReported() {
        shelf.unusedStubs = .fail
        shelf.stub(.clear)
        shelf.mock.engine.verifyItself(after: .passed, at: nil)
        #expect(shelf.kinds == [.unusedStub])
    }

    @Test func anUnusedStubThatWasDeclaredAfterAVerificationIsReported() {
        shelf.unusedStubs = .fail
        shelf.expect(.clear)
        shelf.clear()
        shelf.verify()
        shelf.stub(.count)
        shelf.mock.engine.verifyItself(after: .passed, at: nil)
        shelf.mock.engine.verifyItself(after: .passed, at: nil)
        #expect(shelf.kinds == [.unusedStub])
    }

    @Test func aUsedStubIsNotReported() {
        shelf.unusedStubs = .fail
        shelf.stub(.clear)
        shelf.clear()
        shelf.mock.engine.verifyItself(after: .passed, at: nil)
        #expect(shelf.kinds == [])
    }

    @Test func anIgnoredStubIsNotReported() {
        shelf.stub(.clear)
        shelf.mock.engine.verifyItself(after: .passed, at: nil)
        #expect(shelf.kinds == [])
    }
}
