/// The place of a declaration: a line of the test, or another place that has a name.
package struct DeclarationPlace: Sendable, CustomStringConvertible, Equatable {
    /// The line of the test. For a place with a name, it is the line that declares the calls there.
    let site: CallSite
    /// The name of the place, such as `shop.json, entry 2`.
    var name: String?
    /// Why the test declares the call, if it says so.
    var why: String?
    /// The functions around the line.
    var trace: CallerTrace?

    /// The line that called the function with the line, such as `Tests/CartTests.swift:31`, if the function is not a test.
    var caller: String? { trace?.caller(ofFunctionAt: site)?.description }

    package var description: String { name ?? "\(site)" + (caller.map { ", called from \($0)" } ?? "") }

    package static func == (left: Self, right: Self) -> Bool {
        left.name == right.name && left.site.line == right.site.line
            && left.site.column == right.site.column && "\(left.site.filePath)" == "\(right.site.filePath)"
    }
}

/// A declaration as a failure shows it: described, so that no value of client code leaves the engine.
package struct DeclarationFact: Sendable, Equatable {
    /// A number among several of its kind, counted from one.
    package struct Position: Sendable, Equatable {
        let number: Int
        let total: Int
    }

    /// How often a call is expected in all, and how often it was made.
    package struct Total: Sendable, Equatable {
        var count: CallCount
        var calls: Int
    }

    var role: Declaration.Role
    /// What was declared, such as `add(task: Task(id: "A"))`.
    var call: String
    /// The call without the arguments that a reader need not compare, such as `add(task: …)`; `nil` if it has none.
    var shortCall: String?
    /// Its place among the mock's expectations, if it is one.
    var position: Position?
    /// How often it is expected, if it is an expectation.
    var count: CallCount?
    var calls = 0
    /// The count and the calls together with those of other expectations that took the same call, if there are any.
    var total: Total?
    var place: DeclarationPlace
    /// The differences from the call that it is compared with.
    var differences: [Difference] = []
}
