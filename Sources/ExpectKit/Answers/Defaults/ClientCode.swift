internal import StackTraces

/// Whether a type is declared by the toolchain, so that its initializers are not client code. The type arguments of a
/// generic type may be client types. They are checked when their values are synthesized.
func isOfToolchain(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    let extending = "(extension in "
    // The name of a type that is declared in an extension begins with the module of the extension.
    if name.hasPrefix(extending) {
        return toolchainModules.contains("\(name.dropFirst(extending.count).prefix { $0 != ")" })")
    }
    return name.hasPrefix("(") || toolchainModules.contains("\(name.prefix { $0 != "." })")
}

private let toolchainModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "CoreFoundation", "CoreGraphics", "Dispatch", "ObjectiveC", "Synchronization",
    "Observation", "RegexBuilder", "_RegexParser", "_StringProcessing", "Runtime", "Testing", "XCTest", "__C",
]

/// Whether the toolchain or the system declares a type, so that only its initializers know which values are valid.
func isOfSystem(_ type: Any.Type, _ metadata: TypeMetadata) -> Bool {
    if isOfToolchain(type) { return true }
    #if canImport(Darwin)
        let image = LinkerFacts(at: UInt(bitPattern: metadata.descriptor))?.path ?? ""
        return ["/usr/lib/", "/System/"].contains { image.contains($0) }
    #else
        // The toolchain declares all Swift types of the system.
        return false
    #endif
}

/// Whether a value of a type is synthesized by calling a member of the type, which may be client code.
func hasInitialValues(_ type: Any.Type) -> Bool {
    switch type {
    case is any Decodable.Type, is any CaseIterable.Type, is any RawRepresentable.Type,
        is any ExpressibleByNilLiteral.Type, is any AdditiveArithmetic.Type, is any SIMD.Type,
        is any StringProtocol.Type, is any RangeReplaceableCollection.Type, is any SetAlgebra.Type:
        true
    default: false
    }
}
