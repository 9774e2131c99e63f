import ExpectKit
import ExpectKitExploration
import Testing

/// The example of the README that repeats the body of a test.
@Suite struct ReadmeExplorationTests {
    @Test func eachCallFails() async throws {
        try await failingEachCall(with: BakeryError.closed) { attempt in
            let bakery = TypedMockBakery()
            bakery.stub(.buy(.any)).andReturn(Bread(name: "rye"))
            bakery.stub(.deliver(to: .any)).andReturn(20)
            attempt.inject(into: bakery)
            attempt.require("the caller learns of the failure") {
                (attempt.failed == nil) == (attempt.error == nil)
            }
            _ = try bakery.buy(Bread(name: "rye"))
            _ = try await bakery.deliver(to: "Main Street")
        }
    }
}
