import Foundation

/// The description of an error of Foundation with its `userInfo` in a stable order; other descriptions as they are. The
/// order may change from run to run, so that a recording would seem to have another error than the real object throws.
func withSortedUserInfo(_ description: String, of value: Any) -> String {
    guard description.hasPrefix("Error Domain="), let start = description.range(of: "UserInfo={"),
        let error = value as? any Error
    else { return description }
    let entries = (error as NSError).userInfo.map { key, value in "\(key)=\(words(forEntry: value))" }
    return description[..<start.upperBound] + entries.sorted().joined(separator: ", ") + "}"
}

private func words(forEntry value: Any) -> String {
    switch value {
    case let text as String: text
    case is any PlainDictionary, is any PlainSet, is any PlainList: describe(value)
    default: withSortedUserInfo("\(value)", of: value)
    }
}
