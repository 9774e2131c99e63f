#if canImport(Testing)
    import Testing

    /// Returns the arguments of a case of a parameterized test, each with its label, such as `city: "Oslo"`.
    ///
    /// By reflection, because Swift Testing does not offer them. The list is empty if reflection finds none.
    package func argumentsInWords(of testCase: Test.Case) -> [String] {
        func child(_ label: String, of value: Any) -> Any? {
            Mirror(reflecting: value).children.first { $0.label == label }?.value
        }
        guard let kind = child("_kind", of: testCase), let values = child("parameterized", of: kind),
            let arguments = child("arguments", of: values)
        else { return [] }
        return Mirror(reflecting: arguments).children.compactMap { _, argument in
            guard let value = child("value", of: argument) else { return nil }
            let label = child("parameter", of: argument).flatMap { child("firstName", of: $0) }
            return (label.map { "\($0): " } ?? "") + describe(value)
        }
    }
#endif
