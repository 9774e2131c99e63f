/// The word in the place of a text that was redacted.
let redactedText = "<redacted>"

/// The value in the place of a result whose secrets cannot be taken from it.
struct WithheldResult: CustomStringConvertible {
    var description: String { redactedText }
}
