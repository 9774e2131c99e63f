/// An invocation of any function, with its name from `#function` and its arguments as values.
///
/// A mock that uses it needs no enum, and each method of a recorder is one line:
///
/// ```swift
/// final class VisitRecorder: VisitDelegate, CallRecording {
///     let mock = Mock<FunctionInvocation>(mode: .nice)
///     func visitDidStart() { record() }
///     func visit(_ visit: Visit, didReach place: String) { record(visit, place) }
/// }
///
/// recorder.didCall("visitDidStart()")
/// recorder.didCall(.function("visit(_:didReach:)", visit, "Delphi"))
/// ```
///
/// A string literal stands for the function with any arguments.
public struct FunctionInvocation: ExpressibleByStringLiteral {
    /// The function as the compiler spells it, such as `visit(_:didReach:)`.
    public let name: String

    /// The arguments in order; nil if any arguments match.
    public let arguments: [Any]?

    /// Creates an invocation that stands for a function with any arguments.
    public init(stringLiteral name: String) {
        self.init(name: name, arguments: nil)
    }

    /// Creates an invocation of a function with its arguments, each a value or an argument matcher.
    public static func function<each Argument>(
        _ name: String, _ arguments: repeat each Argument
    ) -> FunctionInvocation {
        var values: [Any] = []
        repeat values.append(each arguments)
        return FunctionInvocation(name: name, arguments: values)
    }

    init(name: String, arguments: [Any]?) {
        self.name = name
        self.arguments = arguments
    }
}

extension FunctionInvocation: ShapedInvocation {
    var shape: InvocationShape {
        // "visit(_:didReach:)" has the labels "_" and "didReach"; an accessor has no parentheses.
        let parts = name.split(separator: "(", maxSplits: 1)
        let labels = parts.count < 2 ? [] : parts[1].dropLast().split(separator: ":").map(String.init)
        let members = (arguments ?? []).enumerated().map { index, value in
            InvocationShape.Argument(
                label: index < labels.count && labels[index] != "_" ? labels[index] : nil, value: value)
        }
        return InvocationShape(
            style: .call, baseName: String(parts.first ?? ""), arguments: members, functionName: name)
    }
}
