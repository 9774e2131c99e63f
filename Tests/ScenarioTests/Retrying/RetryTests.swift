import ExpectKit
import Testing

/// Code that repeats a call until it succeeds.
struct RetryTests {
    let mirror = MockMirror()

    @Test func eachAttemptHasItsAnswer() {
        mirror.expect(.load(1)).andThrow(Unreachable()).andThrow(Unreachable()).andReturn("part")
        #expect(Downloader(mirror: mirror).load(1) == "part")
        mirror.verify()
    }

    @Test func aRetriedCallMayBeHeld() async {
        mirror.expect(.fetch(1)).andThrow(Unreachable())
        let pending = mirror.expect(.fetch(1)).andSuspend()
        async let part = Downloader(mirror: mirror).fetch(1)
        await pending.waitUntilCalled()
        pending.resume(returning: "part")
        #expect(await part == "part")
        mirror.verify()
    }
}
