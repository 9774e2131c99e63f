import Foundation
import Testing

/// The skill for coding assistants has the text of the article “The manual on one page”.
struct SkillTests {
    @Test func theSkillIsTheManual() throws {
        let skill = SkillPage(try projectFile("skills/expectkit/SKILL.md"))
        let manual = SkillPage(
            try projectFile("Sources/ExpectKit/ExpectKit.docc/the-manual-on-one-page.md"))

        #expect(skill.differences(from: manual) == [])
        #expect(skill.text.count > 100)
    }

    @Test func theSkillHasAFrontMatter() throws {
        let skill = SkillPage(try projectFile("skills/expectkit/SKILL.md"))

        #expect(skill.frontMatter.contains("name: expectkit"))
        #expect(skill.frontMatter.contains { $0.hasPrefix("description: ") })
        // A longer description is not valid in a skill.
        #expect(skill.frontMatter.joined(separator: "\n").count < 1_024)
    }

    @Test func aDifferenceIsFound() {
        let skill = SkillPage("---\nname: shop\n---\n\n# Shopping\n\nBuy bread.\nPay.\n")

        #expect(skill.frontMatter == ["name: shop"])
        #expect(skill.differences(from: SkillPage("# The shop\n\nBuy bread.\nPay.\n")) == [])
        #expect(
            skill.differences(from: SkillPage("# The shop\n\nBuy cake.\nPay.\n")) == [
                "“Buy bread.” differs from “Buy cake.”"
            ])
        #expect(
            skill.differences(from: SkillPage("# The shop\n\nBuy bread.\n")) == [
                "“Pay.” differs from “”", "4 lines differ from 3 lines",
            ])
    }
}

/// A page that may begin with a front matter.
private struct SkillPage {
    /// The lines between the two lines `---`.
    var frontMatter: [String] = []
    /// The lines below the title.
    var text: [String]

    init(_ page: String) {
        var lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") {
            frontMatter = Array(lines[1..<end])
            lines.removeFirst(end + 1)
        }
        lines = Array(lines.drop { $0.isEmpty })
        if let title = lines.first, title.hasPrefix("# ") { lines.removeFirst() }
        text = lines
    }

    /// Returns a sentence for the first line that differs, and one for the number of lines.
    func differences(from other: SkillPage) -> [String] {
        var differences: [String] = []
        if let (line, otherLine) = zip(text, other.text).first(where: { $0 != $1 }) {
            differences.append("“\(line)” differs from “\(otherLine)”")
        }
        if text.count != other.text.count {
            differences.append("\(text.count) lines differ from \(other.text.count) lines")
        }
        return differences
    }
}
