/// Returns the number of an enum's case among the cases of its type; nothing for a value of any other type.
///
/// Reflection does not tell all cases apart: `move((Int, Int))` and `move(Int, Int)` have one name and one payload. The
/// number is what a `switch` looks at, and the compiler gives each case one of its own.
func caseTag<Value>(of value: Value) -> UInt32? {
    let dynamic = type(of: value as Any)
    if dynamic == Value.self { return staticCaseTag(of: value) }
    // Behind an existential type the value has to be taken out first.
    func cast<Known>(to _: Known.Type) -> UInt32? { (value as? Known).flatMap { staticCaseTag(of: $0) } }
    return cast(to: dynamic)
}

/// Returns the number of an enum's case where the static type is the enum.
func staticCaseTag<Value>(of value: Value) -> UInt32? {
    #if _ptrauth(_arm64e)
        // A witness is signed there. Cases are told apart by their names and labels.
        return nil
    #else
        guard let witness = enumTagWitness(of: Value.self) else { return nil }
        return withUnsafePointer(to: value) {
            witness($0, unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self))
        }
    #endif
}

private typealias EnumTagWitness =
    @convention(c) (_ value: UnsafeRawPointer, _ type: UnsafeRawPointer) -> UInt32

/// Returns the function of an enum's metadata that reads the number of a case; nothing for any other type.
///
/// Where it lies is part of Swift's stable binary interface (docs/ABI/TypeMetadata.rst, value witness tables).
private func enumTagWitness(of type: Any.Type) -> EnumTagWitness? {
    let (enumKind, hasEnumWitnesses) = (0x201, UInt32(0x20_0000))
    let word = MemoryLayout<Int>.size
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == enumKind else { return nil }
    let witnesses = metadata.load(fromByteOffset: -word, as: UnsafeRawPointer.self)
    // Eight functions, the size and the stride take a word each, the flags and the spare values four bytes.
    guard witnesses.load(fromByteOffset: 10 * word, as: UInt32.self) & hasEnumWitnesses != 0 else {
        return nil
    }
    return witnesses.load(fromByteOffset: 10 * word + 8, as: EnumTagWitness.self)
}
