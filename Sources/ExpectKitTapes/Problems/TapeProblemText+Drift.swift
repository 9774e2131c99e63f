import ExpectKit

extension TapeDrift {
    /// The sentence of a report, such as `returns.items[0].price: the tape has 3, the real object returned 4`.
    var words: String { words(of: "the real object") }

    /// The sentence of a report about another object than the real one, which has a name.
    func words(of object: String) -> String {
        if case .text(let text) = kind, !text.isWhole {
            return "\(path), at character \(text.offset + 1): \(sentence(object))"
        }
        return "\(path): \(sentence(object))"
    }

    private func sentence(_ object: String) -> String {
        let actor = actor(object)
        func both(_ tape: String, _ real: String) -> String { "the tape has \(tape), \(actor) \(real)" }
        func both(_ texts: (String, String)) -> String { both(texts.0, texts.1) }
        return switch kind {
        case .value(let tape, let real): both(tape, real)
        case .text(let text) where text.isWhole:
            both(distinguishable(text.expected.text.debugDescription, text.got.text.debugDescription))
        case .text(let text): both(excerpts(text))
        case .type(let tape, let tapeKind, let real, let realKind):
            both(named(tapeKind, tape), named(realKind, real))
        case .added(let value): "the tape has nothing here, \(actor) \(value)"
        case .removed(let value): "the tape has \(value), \(actor) nothing here"
        case .count(let tape, let real): both(counted(tape, "element"), counted(real, "element"))
        case .outcome(let tape, let real): "the tape has \(tape.noun), \(object) \(real.verb)"
        }
    }

    /// The subject and the verb of the second half of the sentence.
    private func actor(_ object: String) -> String {
        switch subject {
        case .arguments: "the test passed"
        case .result: "\(object) returned"
        case .error: "\(object) threw"
        }
    }

    /// The kind of a value, and the value itself unless it says the kind already.
    private func named(_ kind: JSONKind, _ value: String) -> String {
        value.hasPrefix(kind.words) ? value : "\(kind.words), \(value)"
    }
}

extension TapeDrift.Outcome {
    /// What the tape has.
    fileprivate var noun: String {
        switch self {
        case .nothing: "a return without a result"
        case .returned(let value): "the result \(value)"
        case .threw(let error, let type): "the error \(error) (\(type))"
        case .unfinished: "no outcome"
        }
    }

    /// What the real object did.
    fileprivate var verb: String {
        switch self {
        case .nothing: "returned nothing"
        case .returned(let value): "returned \(value)"
        case .threw(let error, let type): "threw \(error) (\(type))"
        case .unfinished: "had not answered when the tape ended"
        }
    }
}
