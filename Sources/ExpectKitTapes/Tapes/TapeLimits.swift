import ExpectKit

/// The limits of tapes.
enum TapeLimits {
    /// The size of a file, in bytes.
    static let size = 64 << 20
    /// The levels of nested JSON values in a file. Decoding is recursive, and the thread may have a small stack.
    static let depth = 100
    /// The levels of nested JSON values in an argument, a result or an error. The file adds six levels around it.
    static let valueDepth = depth - 6
    /// The levels of nested `encode(to:)` calls. Optionals and other wrappers add levels that the JSON lacks.
    static let encodingDepth = 3 * valueDepth
    /// The levels of an error that are searched for redacted values by reflection.
    static let errorDepth = 12
    /// The levels of a real object that are searched for streams.
    static let streamDepth = 32
    /// The bytes of a file name, which file systems limit to 255 with the extension.
    static let name = 250
    /// The bytes of the name of the hidden file that marks a tape as failed, without its longer extension.
    static let markerName = 240
    /// The levels of two answers that are compared by reflection.
    static let comparedDepth = 64
    /// The symbolic links that are followed from a tape, as many as the system follows.
    static let links = 40
    /// The missing and additional calls that are compared to find calls that moved.
    static let movedCalls = 64
    /// The pairs that are compared to assign calls or elements in any order to those on the tape.
    static let comparisons = 100_000
    /// The lines about differences that a report shows.
    static let shownLines = 12
    /// The characters of a call in a report about a tape.
    static let call = 60
    /// The characters below which a redacted text is too common to be searched for.
    static let secret = 3
    /// The digits below which a redacted number is too common to be searched for.
    static let secretNumber = 4
    /// The digits below which a number may equal a secret by chance.
    static let commonSecretNumber = 6
    /// The characters below which a secret is found only as a whole word.
    static let secretWord = 8
}
