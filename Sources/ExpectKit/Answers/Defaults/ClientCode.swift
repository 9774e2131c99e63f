/// Whether a type comes with the toolchain, so that its initializers are not the client's.
///
/// What a generic type is made of is another question, which is asked of each part.
func isOfToolchain(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    let extending = "(extension in "
    // A type that an extension declares is named after the module of the extension.
    if name.hasPrefix(extending) {
        return toolchainModules.contains("\(name.dropFirst(extending.count).prefix { $0 != ")" })")
    }
    return name.hasPrefix("(") || toolchainModules.contains("\(name.prefix { $0 != "." })")
}

private let toolchainModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "CoreFoundation", "CoreGraphics", "Dispatch", "ObjectiveC", "_StringProcessing", "__C",
]

/// Whether a type has a way of its own to make a value, which runs its code.
func hasInitialValues(_ type: Any.Type) -> Bool {
    switch type {
    case is any Decodable.Type, is any CaseIterable.Type, is any RawRepresentable.Type,
        is any ExpressibleByNilLiteral.Type, is any AdditiveArithmetic.Type, is any SIMD.Type,
        is any StringProtocol.Type, is any RangeReplaceableCollection.Type, is any SetAlgebra.Type:
        true
    default: false
    }
}
