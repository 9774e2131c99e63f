import Foundation
import Testing

@testable import ExpectKit

/// A mark belongs to the thread that has set it.
@Suite struct ThreadMarkTests {
    private let mark = ThreadMark("ExpectKitTests.ThreadMarkTests")

    @Test func aMarkIsSetAndRemoved() {
        #expect(!mark.isSet)
        mark.isSet = true
        #expect(mark.isSet)
        mark.isSet = true
        mark.isSet = false
        #expect(!mark.isSet)
    }

    @Test func anotherThreadHasNoMark() async {
        let seen = await withCheckedContinuation { continuation in
            let thread = Thread { [mark] in
                let before = mark.isSet
                mark.isSet = true
                continuation.resume(returning: [before, mark.isSet, ThreadMark("another").isSet])
            }
            mark.isSet = true
            thread.start()
            mark.isSet = false
        }
        #expect(seen == [false, true, false])
    }

    @Test func anEnvironmentVariableIsReadByItsName() {
        #expect(environmentVariable("PATH") == ProcessInfo.processInfo.environment["PATH"])
        #expect(environmentVariable("PATH") != nil)
        #expect(environmentVariable("EXPECTKIT_NO_SUCH_VARIABLE") == nil)
    }
}
