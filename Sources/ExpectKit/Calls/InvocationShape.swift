/// The name and the arguments of the case of an enum. Any other value has no name, and is itself the only argument.
package struct InvocationShape {
    package struct Argument {
        package var label: String?
        package var value: Any
    }

    /// The name without labels, such as `load`; empty for a value that is no case of an enum.
    package private(set) var baseName = ""
    package var arguments: [Argument]
    /// It may know the names of its parameters.
    private var invocationType: Any.Type?
    private var caseNumber: UInt32?

    package var isCall: Bool { caseNumber != nil }

    /// The name with the labels of all arguments, such as `load(id:)`. One base name may stand for several cases.
    package var fullName: String {
        guard isCall, !arguments.isEmpty else { return baseName }
        return "\(baseName)(\(arguments.map { "\($0.label ?? "_"):" }.joined()))"
    }

    package var plainName: String { String(baseName.prefix { $0 != "(" }) }

    package init<Invocation>(of invocation: Invocation) {
        let dynamicType = type(of: invocation as Any)
        // The value in an existential such as `any Error` has a type of its own, which opening an `Any` does not reach.
        func cast<Known>(to _: Known.Type) -> InvocationShape? {
            (invocation as? Known).map { InvocationShape(ofKnown: $0) }
        }
        let known = dynamicType == Invocation.self ? nil : cast(to: dynamicType)
        self = known ?? InvocationShape(ofKnown: invocation)
    }

    private init<Invocation>(ofKnown invocation: Invocation) {
        let enumCase = EnumCase(of: invocation)
        arguments = enumCase?.arguments(of: invocation) ?? [Argument(label: nil, value: invocation)]
        (baseName, caseNumber) = (enumCase?.name ?? "", enumCase?.number)
        invocationType = Invocation.self
    }

    init(arguments: [Argument]) { self.arguments = arguments }

    /// - Precondition: Both invocations have the same type.
    func isSameCase(as other: InvocationShape) -> Bool { caseNumber == other.caseNumber }

    func step(to index: Int) -> String { arguments[index].label ?? (arguments.count == 1 ? "" : ".\(index)") }

    /// The name of an argument in a report: its label, the name of its parameter, or its position, counted from zero.
    package func argumentName(at index: Int) -> String {
        if let label = arguments[index].label { return label }
        if let names = (invocationType as? any InvocationMatching.Type)?.parameterNames[fullName],
            names.indices.contains(index), !names[index].isEmpty
        {
            return names[index]
        }
        return arguments.count == 1 ? "argument" : "argument \(index)"
    }
}
