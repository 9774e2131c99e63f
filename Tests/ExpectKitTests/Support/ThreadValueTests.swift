import Foundation
import Testing

@testable import ExpectKit

/// A value belongs to the thread that has set it.
struct ThreadValueTests {
    private let number = ThreadValue()

    @Test func aValueIsSetAndRemoved() {
        #expect(number.value == 0)
        number.value = 7
        #expect(number.value == 7)
        number.value = .max
        #expect(number.value == .max)
        number.value = 0
        #expect(number.value == 0)
    }

    @Test func anotherThreadHasAnotherValue() async {
        let seen = await withCheckedContinuation { continuation in
            let thread = Thread { [number] in
                let before = number.value
                number.value = 2
                continuation.resume(returning: [before, number.value, ThreadValue().value])
            }
            number.value = 1
            thread.start()
            number.value = 0
        }
        #expect(seen == [0, 2, 0])
    }

    @Test func anEnvironmentVariableIsReadByItsName() {
        #expect(environmentVariable("PATH") == ProcessInfo.processInfo.environment["PATH"])
        #expect(environmentVariable("PATH") != nil)
        #expect(environmentVariable("EXPECTKIT_NO_SUCH_VARIABLE") == nil)
    }
}
