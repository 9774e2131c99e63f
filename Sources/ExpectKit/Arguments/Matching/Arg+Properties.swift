internal import StackTraces

extension Arg {
    /// Accepts a value if a matcher accepts one of its properties.
    ///
    /// `.having(\.bread, "rye")` accepts an order whose property `bread` is `"rye"`. A variable needs `.value`:
    /// `.having(\.bread, .value(bread))`. GoogleMock calls it `Field` or `Property`, and Hamcrest `hasProperty`.
    ///
    /// - Parameters:
    ///   - property: The property, such as `\.title`.
    ///   - matcher: The value of the property, or a matcher for it.
    public static func having<Property>(_ property: KeyPath<Value, Property>, _ matcher: Arg<Property>) -> Arg {
        let name = { propertyName(of: property) }
        return Arg(
            "\(withArticle(String(describing: Value.self))) with \(name() ?? "a property") \(matcher.words)",
            inner: [matcher], path: { _ in name().map { ".\($0)" } ?? "" },
            differences: { value in
                matcher.differences(from: value[keyPath: property]).map { found in
                    if let name = name() { return found.within(name) }
                    guard case .values(let expected, let got) = found.kind else { return found }
                    return Difference(path: found.path, expected: "a property \(expected)", got: got)
                }
            },
            capture: { matcher.capture($0[keyPath: property]) }, matches: { matcher.accepts($0[keyPath: property]) })
    }

    /// Accepts a value of a subtype that a matcher accepts.
    ///
    /// `.instance(of: PaymentError.self)` accepts each `PaymentError` in an argument of the type `any Error`.
    /// GoogleMock calls it `WhenDynamicCastTo`, and Hamcrest `instanceOf`.
    ///
    /// - Parameters:
    ///   - type: The subtype, such as a subclass or one of several error types.
    ///   - matcher: A value of the subtype, or a matcher for it; by default all values are accepted.
    public static func instance<Subtype>(of type: Subtype.Type, _ matcher: Arg<Subtype> = .any) -> Arg {
        let name = { withArticle(String(describing: type)) }
        let words = {
            // The words of a matcher for a property begin with the type.
            if matcher.acceptsEverything { return name() }
            return matcher.words.hasPrefix("\(name()) ") ? matcher.words : "\(name()), \(matcher.words)"
        }
        return Arg(
            words(), inner: [matcher],
            differences: { value in
                (value as? Subtype).map(matcher.differences(from:))
                    ?? [Difference(expected: words(), got: describeTyped(value))]
            },
            capture: { ($0 as? Subtype).map(matcher.capture) },
            matches: { ($0 as? Subtype).map(matcher.accepts) ?? false })
    }
}

/// Returns the name of a property as it is written after the type; nil for a computed one of a program without symbols.
private func propertyName(of property: AnyKeyPath) -> String? {
    // Such as `\Task.title`, or `\Box<Int>.owner?.name?` for an optional property.
    let written = "\(property)".replacing(/<computed 0x([0-9a-f]+) \([^()]*\)>/) { computed in
        // Such as `key path getter for Shop.Order.total : Swift.Int : Shop.Order`.
        let getter = UInt(computed.output.1, radix: 16).flatMap(functionName(at:))
        let name = getter?.firstMatch(of: /^key path getter for [^:]*\.([^.: ]+) :/)?.output.1
        return String(name ?? computed.output.0)
    }
    let root = "\\\(type(of: property).rootType)."
    guard written.hasPrefix(root), !written.contains("<computed") else { return nil }
    // An unlabelled element of a tuple is written with two dots, `..1`.
    let name = written.dropFirst(root.count).drop { $0 == "." }
    return String(name.hasSuffix("?") ? name.dropLast() : name)
}
