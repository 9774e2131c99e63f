import Foundation
import Testing

@testable import ExpectKit

/// How deep a synthesized value can be, and that a small stack is enough for it.
struct PlaceholderDepthTests {
    @Test func aModelIsSynthesizedThirtyTwoLevelsDeepAndNoDeeper() {
        #expect(Limits.Defaults.depth == 32)
        #expect(made(Flat.self, inside: 31))
        #expect(!made(Flat.self, inside: 32))
    }

    @Test func twoModelsOfOneValueAreEachSynthesizedAsDeep() {
        #expect(made((Flat, Flat).self, Flat.self, inside: 30))
    }

    /// Threads other than the main thread have a stack of 512 KB on Apple's platforms.
    @Test func theDeepestModelIsSynthesizedOnASmallStack() async {
        await #expect(processExitsWith: .success) {
            onAThread(ofKilobytes: 512) { exit(made(Flat.self, inside: 31) ? 0 : 1) }
        }
    }

    @Test func aModelThatRecursesWithItsDecoderIsStoppedBeforeTheStackIsFull() async {
        await #expect(processExitsWith: .success) {
            onAThread(ofKilobytes: 512) { exit(synthesized(Plunging.self) == nil ? 0 : 1) }
        }
    }

    @Test func aModelThatRecursesWithSuperDecodersIsStoppedAtTheDepthLimit() {
        let depth = Depth()
        Descending.$depth.withValue(depth) { #expect(synthesized(Descending.self) == nil) }
        // Each attempt counts the levels below the outermost value.
        #expect(depth.deepest == Limits.Defaults.depth)
    }
}

private func made<Value: Decodable>(_ type: Value.Type, inside depth: Int) -> Bool {
    depth == 0 ? synthesized(type) != nil : made(Wrapped<Value>.self, inside: depth - 1)
}

private func made<Whole, Value: Decodable>(_: Whole.Type, _ type: Value.Type, inside depth: Int) -> Bool {
    depth == 0
        ? synthesized(Whole.self) != nil
        : made((Value, Wrapped<Value>).self, Wrapped<Value>.self, inside: depth - 1)
}

/// Runs a closure that ends the process, on a thread with a stack of a given size.
private func onAThread(ofKilobytes size: Int, _ body: @escaping @Sendable () -> Void) -> Never {
    let thread = Thread(block: body)
    thread.stackSize = size * 1024
    thread.start()
    while true { Thread.sleep(forTimeInterval: 10) }
}

private struct Wrapped<Value: Decodable>: Decodable {
    let note: String?
    let value: Value
    let others: [Value]
}

/// Recurses with the same decoder, and uses much stack.
private struct Plunging: Decodable {
    private enum Key: CodingKey { case key }

    init(from decoder: any Decoder) throws {
        _ = try decoder.container(keyedBy: Key.self)
        try withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { memory in
            memory[0] = 1
            _ = try Plunging(from: decoder)
        }
    }
}

private final class Depth: @unchecked Sendable { var deepest = 0 }

private final class Descending: Decodable {
    @TaskLocal static var depth = Depth()

    private enum Key: CodingKey { case key }

    init(from decoder: any Decoder) throws {
        Self.depth.deepest = max(Self.depth.deepest, decoder.codingPath.count)
        _ = try Descending(from: decoder.container(keyedBy: Key.self).superDecoder())
    }
}
