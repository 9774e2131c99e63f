import Foundation

/// Returns the differences between two data values; none for values of other types.
func byteDifferences(_ expected: Any, _ actual: Any) -> [Difference] {
    guard let expected = expected as? Data, let actual = actual as? Data else { return [] }
    // Runs of the elements of arrays are compared, because comparing single bytes takes longer.
    let offset = [UInt8](expected).equalElements(as: [UInt8](actual), isFromEnd: false, skipping: (0, 0)) ?? 0
    guard offset < max(expected.count, actual.count) else { return [] }
    if areSameJSON(expected, actual) { return [Difference(kind: .sameJSON)] }
    if let text = textDifference(expected, actual, offset) { return [Difference(kind: .text(text))] }
    let start = max(0, offset - Limits.Describing.bytesBefore)
    func excerpt(_ data: Data) -> TextDifference.Excerpt {
        let bytes = data.dropFirst(start).prefix(Limits.Describing.byteExcerpt)
        return TextDifference.Excerpt(text: hexadecimal(bytes), isCut: start + bytes.count < data.count)
    }
    let difference = TextDifference(
        offset: offset, start: start, expected: excerpt(expected), got: excerpt(actual), isOfBytes: true)
    return [Difference(kind: .bytes(difference, expectedCount: expected.count, gotCount: actual.count))]
}

/// Returns the number of bytes of data and the bytes; nil for a value of another type.
func bytesDescription(of value: Any) -> String? {
    guard let data = value as? Data else { return nil }
    return "\(data): \(hexadecimal(data.prefix(Limits.Comparing.parts)))"
}

/// Returns bytes as hexadecimal numbers.
func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
}

/// Returns the difference as one of texts; nil if the bytes around it are not text in both values.
private func textDifference(_ expected: Data, _ actual: Data, _ offset: Int) -> TextDifference? {
    // The bytes before the difference are the same in both, so both excerpts start with a whole character.
    let start = characterStart(
        expected, at: characterStart(actual, at: max(0, offset - Limits.Describing.textContext)))
    guard let left = textExcerpt(of: expected, from: start), let right = textExcerpt(of: actual, from: start)
    else { return nil }
    return TextDifference(offset: offset, start: start, expected: left, got: right, isOfBytes: true)
}

private func textExcerpt(of data: Data, from start: Int) -> TextDifference.Excerpt? {
    let end = characterStart(data, at: min(data.count, start + Limits.Describing.textExcerpt))
    let bytes = data.dropFirst(start).prefix(end - start)
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes), text.unicodeScalars.allSatisfy(\.isText) else { return nil }
    return TextDifference.Excerpt(text: text, isCut: end < data.count)
}

/// Returns the offset at which the scalar starts that a byte belongs to. A scalar has at most four bytes.
private func characterStart(_ data: Data, at offset: Int) -> Int {
    (0...min(3, offset)).lazy.map { offset - $0 }.first { start in
        start == data.count || start < data.count && data[data.startIndex + start] & 0xC0 != 0x80
    } ?? offset
}

extension Unicode.Scalar {
    fileprivate var isText: Bool {
        switch properties.generalCategory {
        case .control: ["\t", "\n", "\r"].contains(self)
        case .unassigned, .privateUse: false
        default: true
        }
    }
}
