import Foundation

extension Arg where Value == Data {
    /// Accepts the JSON of a value that a matcher accepts, such as the body of a request.
    ///
    /// ```swift
    /// api.expect(.send(body: .json(as: Loaf.self, .having(\.grams, 750))))
    /// ```
    ///
    /// The data are decoded. So the order of the keys has no meaning, keys that the type does not have are ignored, and
    /// a failure names the part that differs.
    ///
    /// - Parameters:
    ///   - type: The type to decode. Data that cannot be decoded are refused, and the failure says why.
    ///   - content: A decoded value, or a matcher for it; by default all values are accepted.
    ///   - decoder: The decoder, for example with the format of dates.
    public static func json<Content: Decodable>(
        as type: Content.Type, _ content: Arg<Content> = .any, decoder: JSONDecoder = JSONDecoder()
    ) -> Arg { decoded(content, decoder) { $0 } }
}

extension Arg where Value == String {
    /// Accepts a text with the JSON of a value that a matcher accepts. As with data, only the decoded value counts.
    ///
    /// - Parameters:
    ///   - type: The type to decode. A text that cannot be decoded is refused, and the failure says why.
    ///   - content: A decoded value, or a matcher for it; by default all values are accepted.
    ///   - decoder: The decoder, for example with the format of dates.
    public static func json<Content: Decodable>(
        as type: Content.Type, _ content: Arg<Content> = .any, decoder: JSONDecoder = JSONDecoder()
    ) -> Arg { decoded(content, decoder) { Data($0.utf8) } }
}

private func decoded<Value, Content: Decodable>(
    _ content: Arg<Content>, _ decoder: JSONDecoder, _ data: @escaping (Value) -> Data
) -> Arg<Value> {
    let decode = { (value: Value) in try decoder.decode(Content.self, from: data(value)) }
    let words = {
        "JSON of " + (content.acceptsEverything ? withArticle(String(describing: Content.self)) : content.words)
    }
    return Arg(
        words(), inner: [content],
        differences: { value in
            do {
                return content.differences(from: try decode(value))
            } catch {
                let text = describe(String(decoding: data(value), as: UTF8.self))
                return [Difference(expected: words(), got: "\(text): \(codingReason(of: error))")]
            }
        },
        capture: { value in (try? decode(value)).map(content.capture) },
        matches: { value in (try? decode(value)).map(content.accepts) ?? false })
}
