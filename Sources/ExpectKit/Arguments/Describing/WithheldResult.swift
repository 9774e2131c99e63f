/// The replacement of a redacted text.
let redactedText = "<redacted>"

/// The replacement of a result whose secrets cannot be removed.
struct WithheldResult: CustomStringConvertible {
    var description: String { redactedText }
}
