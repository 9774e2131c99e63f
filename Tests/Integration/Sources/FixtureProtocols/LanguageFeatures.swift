// Features of newer versions of the language.

package struct Bundled: Equatable, Sendable {
    package var weight: Int
    package init(weight: Int) { self.weight = weight }
}

/// Only modules of its package see it.
package protocol Packer {
    func pack(_ parcel: Bundled) throws -> Bundled
}

@preconcurrency protocol LegacyDelegate {
    func didFinish(_ isComplete: Bool)
    @preconcurrency @MainActor func show() -> Int
}

@preconcurrency @MainActor protocol LegacyScreen {
    func didShow(_ title: String) -> Int
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
protocol Ticker: AsyncSequence where Element == Int, Failure == Never {
    var name: String { get }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
protocol Newsfeed {
    associatedtype Items: AsyncSequence where Items.Element == Int
    func items() -> Items
    func breaking() -> AsyncStream<String>
    func archive() -> any AsyncSequence<Int, any Error>
}

protocol Measured: SendableMetatype {
    static func unit() -> String
    func measure() -> Int
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
protocol Summing {
    func sum(_ values: Span<Int>, of name: String) -> Int
}

protocol Fleeting: ~Escapable {
    func last() -> Int
}

protocol Runner: Sendable {
    func run(_ work: @escaping @isolated(any) @Sendable () async -> Int) async -> Int
}

/// Integers are part of the type of its answer.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
protocol Triple {
    func corners() -> InlineArray<3, Int>
}
