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
    var name: String
    var arguments: [Argument]

    /// Reads the shape of an invocation.
    init<Invocation>(of invocation: Invocation) {
        if let described = invocation as? any ShapedInvocation {
            self = described.shape
            return
        }
        let mirror = Mirror(reflecting: invocation)
        guard mirror.displayStyle == .enum || invocation is any CustomReflectable,
            let name = enumCaseName(of: invocation)
        else {
            self.init(style: .value, name: "", arguments: [Argument(label: nil, value: invocation)])
            return
        }
        // The runtime reports a payload as one child: the value itself, or a tuple when there are
        // several values or a label.
        let payload = invocation is any CustomReflectable ? nil : mirror.children.first
        self.init(style: .call, name: name, arguments: payload.map { Self.arguments(of: $0.value) } ?? [])
    }

    init(style: Style, name: String, arguments: [Argument]) {
        self.style = style
        self.name = name
        self.arguments = arguments
    }

    private static func arguments(of payload: Any) -> [Argument] {
        let mirror = Mirror(reflecting: payload)
        guard mirror.displayStyle == .tuple else { return [Argument(label: nil, value: payload)] }
        return mirror.children.map { child in
            // Unlabelled members of a tuple are called ".0", ".1" and so on.
            Argument(label: child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, value: child.value)
        }
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

/// Returns the name of an enum's case as it is declared, also for an enum that describes itself.
///
/// `String(describing:)` asks `CustomStringConvertible` first, and two cases may describe themselves
/// alike. The runtime function behind the standard library's own printing is the only exact source.
/// For a value of any other type it has no name.
private func enumCaseName<Value>(of value: Value) -> String? {
    swiftEnumCaseName(value).map { String(cString: $0) }
}

@_silgen_name("swift_EnumCaseName")
private func swiftEnumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
