import Foundation

/// A value that several threads read and write.
final class Shared<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var content: Value

    init(_ value: Value) { content = value }

    var value: Value { lock.withLock { content } }
    func change(_ body: (inout Value) -> Void) { lock.withLock { body(&content) } }
}
