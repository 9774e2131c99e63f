import Foundation

// Removes the parameters of call sites from the names and parameter lists in symbol graphs, for Documentation/build.
//
// Every function that can report a failure has the parameters `fileID`, `filePath`, `line` and `column`. The compiler
// fills them in, and no caller writes them. Without this, each name in a list of the site is a line of them, and DocC
// warns that they are not documented. Declarations and links keep them.
//
//     swift HideCallSites.swift FILE…

typealias Object = [String: Any]

let callSite = ["fileID", "filePath", "line", "column"]

/// Removes the four parameters from a list of named parameters.
func parametersWithoutCallSite(_ parameters: [Object]) -> [Object] {
    let names = parameters.compactMap { $0["name"] as? String }
    guard let start = names.indices.first(where: { names[$0...].starts(with: callSite) }) else {
        return parameters
    }
    var parameters = parameters
    parameters.removeSubrange(start..<start + callSite.count)
    return parameters
}

/// Removes the four parameters from the fragments of a name, such as `(fileID: StaticString, …)`.
func nameWithoutCallSite(_ fragments: [Object]) -> [Object] {
    func text(_ index: Int) -> String { fragments[index]["spelling"] as? String ?? "" }
    let labels = fragments.indices.filter { fragments[$0]["kind"] as? String == "externalParam" }
    guard let start = labels.indices.first(where: { labels[$0...].map(text).starts(with: callSite) }),
        // The last of the four ends with its type, whose fragment can be followed by `, ` or `)`.
        let end = fragments.indices.first(where: { $0 > labels[start + 3] && text($0) == "UInt" })
    else { return fragments }
    let before = labels[start] - 1, after = end + 1
    guard fragments.indices.contains(before), fragments.indices.contains(after) else { return fragments }
    // `(a: A, ` and `) -> B` become `(a: A) -> B`; `(` and `, b: B)` become `(b: B)`.
    var opening = text(before), closing = text(after)
    if closing.hasPrefix(", ") {
        closing.removeFirst(2)
    } else if opening.hasSuffix(", ") {
        opening.removeLast(2)
    }
    var result = fragments
    result.replaceSubrange(before...after, with: [["kind": "text", "spelling": opening + closing]])
    return result
}

func hideCallSite(of symbol: inout Object) {
    // The initializer of `CallSite` is the one function whose callers write them.
    if (symbol["pathComponents"] as? [String])?.first == "CallSite" { return }
    if var names = symbol["names"] as? Object {
        names["title"] = (names["title"] as? String)?
            .replacingOccurrences(of: "fileID:filePath:line:column:", with: "")
        for key in ["subHeading", "navigator"] {
            names[key] = (names[key] as? [Object]).map(nameWithoutCallSite)
        }
        symbol["names"] = names
    }
    if var signature = symbol["functionSignature"] as? Object {
        signature["parameters"] = (signature["parameters"] as? [Object]).map(parametersWithoutCallSite)
        symbol["functionSignature"] = signature
    }
}

for path in CommandLine.arguments.dropFirst() {
    let file = URL(fileURLWithPath: path)
    guard var graph = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object,
        var symbols = graph["symbols"] as? [Object]
    else { fatalError("\(path) is not a symbol graph") }
    for index in symbols.indices { hideCallSite(of: &symbols[index]) }
    graph["symbols"] = symbols
    try JSONSerialization.data(withJSONObject: graph).write(to: file)
}
