// Protocols whose calls are told apart, or written shortly, by their tokens.

struct Parcel: Equatable, Sendable {
    var weight: Int
}

/// Has overloads that differ only in the types of their arguments, or only in their result.
protocol Shipper {
    func ship(_ parcel: Parcel) -> Int
    func ship(_ parcels: [Parcel]) -> Int
    func ship(_ parcel: Parcel?, to street: String) throws -> String
    func ship(_ street: String)
    func price() -> Int
    func price() -> String
    func price() async -> Int
}

/// Has tuples as arguments.
protocol Surveyor {
    func measure(_ point: (x: Int, y: Int), at place: String) -> Int
    func draw(_ line: [(Int, Int)], color: String)
    func close(_ end: (Int, String)?)
    func label(_ names: [String: (Int, Int)])
}

/// Fills an argument, as an injector of a tracing library does.
protocol Injector {
    func inject(_ value: String, into carrier: inout [String: String])
    func extract(_ carrier: inout [String]) throws -> String?
}

enum SpanKind: Equatable, Sendable { case `internal`, server, client }

/// Has a requirement with many arguments, most of which have a default value in an extension.
protocol SpanTracer {
    func startSpan(
        _ name: String, context: String?, ofKind kind: SpanKind, function: String, line: UInt,
        onEnd: @escaping () -> Void
    ) -> Int
    func flush(_ force: Bool)
    func record(_ error: String, code: Int)
}

extension SpanTracer {
    func startSpan(
        _ name: String, context: String? = nil, ofKind kind: SpanKind = .internal,
        function: String = #function, line: UInt = #line
    ) -> Int {
        startSpan(name, context: context, ofKind: kind, function: function, line: line, onEnd: {})
    }
    func flush(_ force: Bool = false) { flush(force) }
    func record(_ error: String, severity: Int = 1) {}
}
