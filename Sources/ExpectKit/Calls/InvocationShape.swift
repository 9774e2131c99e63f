/// The name and the arguments of a call, read from an invocation of any shape.
///
/// An enum gives its case and its payload, a ``FunctionInvocation`` what it was made from, and any
/// other value stands for itself, as its own only argument.
struct InvocationShape {
    /// One argument: its label, if it has one, and its value.
    struct Argument {
        var label: String?
        var value: Any
    }

    /// What kind of value the invocation is: whether its name tells two invocations apart.
    enum Style {
        /// An enum case or a function: compared by name, then argument by argument.
        case call
        /// A value of any other type: compared as a whole.
        case value
    }

    var style: Style
    /// The name without labels, such as `load`.
    var baseName: String
    var arguments: [Argument]
    /// The number of an enum's case, if it is known.
    private var caseNumber: UInt32?
    /// The name of a function, which has its labels even where no arguments are named.
    private(set) var functionName: String?

    /// The name with the labels of all arguments, such as `load(id:)`. One base name may stand for several cases.
    var fullName: String {
        if let functionName { return functionName }
        guard style == .call, !arguments.isEmpty else { return baseName }
        return "\(baseName)(\(arguments.map { "\($0.label ?? "_"):" }.joined()))"
    }

    /// Reads the shape of an invocation.
    init<Invocation>(of invocation: Invocation, by reflection: Reflection = .shared) {
        if let described = invocation as? any ShapedInvocation {
            self = described.shape
            return
        }
        // Inside an existential such as `any Error`, the value has a type of its own.
        func open<Known>(_ invocation: Known) -> InvocationShape {
            InvocationShape(ofKnown: invocation, by: reflection)
        }
        self =
            type(of: invocation as Any) == Invocation.self
            ? .init(ofKnown: invocation, by: reflection) : open(invocation as Any)
    }

    private init<Invocation>(ofKnown invocation: Invocation, by reflection: Reflection) {
        guard let enumCase = reflection.enumCase(of: invocation) else {
            self.init(style: .value, baseName: "", arguments: [Argument(label: nil, value: invocation)])
            return
        }
        let arguments = enumCase.hasPayload ? reflection.arguments(of: invocation) : []
        self.init(
            style: .call, baseName: enumCase.name,
            arguments: arguments.map { Argument(label: $0.label, value: $0.value) })
        caseNumber = enumCase.number
    }

    init(style: Style, baseName: String, arguments: [Argument], functionName: String? = nil) {
        self.style = style
        self.baseName = baseName
        self.arguments = arguments
        self.functionName = functionName
    }

    /// Whether two invocations of one type are of the same case.
    func isSameCase(as other: InvocationShape) -> Bool {
        if let caseNumber, let other = other.caseNumber { return caseNumber == other }
        return fullName == other.fullName
    }

    /// How a report names an argument: by its label, or by its position where it has none.
    func argumentName(at index: Int) -> String {
        if let label = arguments[index].label { return label }
        return arguments.count == 1 ? "argument" : "argument \(index + 1)"
    }
}

/// An invocation that knows its own name and arguments.
protocol ShapedInvocation {
    var shape: InvocationShape { get }
}
