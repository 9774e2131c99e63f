import Foundation

/// A link in a page of the documentation.
struct PageLink: Equatable {
    /// The number of its line.
    var line: Int
    /// What it leads to, such as `Examples/Bakery`, `#install` or `doc:getting-started`.
    var target: String

    /// Returns the links of a page, except those in code.
    static func all(of page: String) -> [PageLink] {
        var links: [PageLink] = []
        for (line, text) in proseLines(of: page) {
            let prose = text.replacing(/`[^`]*`/, with: "")
            let targets =
                prose.matches(of: /\]\(([^()\s]*)\)/).map { String($0.1) }
                + prose.matches(of: /<(doc:[^>\s]+)>/).map { String($0.1) }
                + prose.matches(of: /^\[[^\]]+\]: (\S+)/).map { String($0.1) }
            links += targets.map { PageLink(line: line, target: $0) }
        }
        return links
    }

    /// Returns the anchors of the headings of a page, as GitHub makes them.
    static func anchors(of page: String) -> [String] {
        var counts: [String: Int] = [:]
        return proseLines(of: page).compactMap { _, text in
            guard let heading = text.wholeMatch(of: /#{1,6} (.+)/)?.1 else { return nil }
            let words = heading.replacing(/\[([^\]]*)\]\([^)]*\)/, with: { $0.1 }).lowercased()
            let anchor = words.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
                .replacingOccurrences(of: " ", with: "-")
            // GitHub numbers headings with the same words.
            counts[anchor, default: 0] += 1
            let number = counts[anchor, default: 1] - 1
            return number == 0 ? anchor : "\(anchor)-\(number)"
        }
    }

    /// The lines of a page with their numbers, without those in code blocks.
    private static func proseLines(of page: String) -> [(Int, Substring)] {
        var isCode = false
        return page.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
            index, text in
            if text.trimmingCharacters(in: .whitespaces).hasPrefix("```") {
                isCode.toggle()
                return nil
            }
            return isCode ? nil : (index + 1, text)
        }
    }
}

/// The files of the repository that links lead to, or those of a test of the check itself.
struct LinkedFiles: Sendable {
    /// Whether there is a file or a folder at a path.
    var exists: @Sendable (String) -> Bool
    /// The text of a page.
    var text: @Sendable (String) -> String?
    /// The names of the articles and tutorials that `doc:` links can have.
    var articles: Set<String>

    /// Returns a sentence for each link of a page that leads nowhere. Links to other sites are not checked.
    func brokenLinks(of path: String) -> [String] {
        guard let page = text(path) else { return ["\(path): there is no such page"] }
        return PageLink.all(of: page).compactMap { link in
            problem(of: link.target, from: path).map { "\(path):\(link.line): \(link.target): \($0)" }
        }
    }

    private func problem(of target: String, from path: String) -> String? {
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let file = String(parts[0])
        if file.hasPrefix("doc:") {
            return articles.contains(String(file.dropFirst(4))) ? nil : "there is no such article"
        }
        if file.contains(":") { return nil }
        let folder = (path as NSString).deletingLastPathComponent
        let linked =
            file.isEmpty ? path : ((folder as NSString).appendingPathComponent(file) as NSString).collapsed
        guard exists(linked) else { return "there is no such file" }
        guard parts.count > 1, linked.hasSuffix(".md") else { return nil }
        let anchors = text(linked).map(PageLink.anchors) ?? []
        // DocC keeps capitals, and GitHub accepts them.
        return anchors.contains(parts[1].lowercased()) ? nil : "there is no such heading"
    }
}

extension NSString {
    /// The path without `.` and `..`.
    fileprivate var collapsed: String {
        var components: [String] = []
        for component in pathComponents where component != "." {
            if component == "..", let last = components.last, last != ".." {
                components.removeLast()
            } else {
                components.append(component)
            }
        }
        return NSString.path(withComponents: components)
    }
}
