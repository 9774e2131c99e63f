extension UnfinishedBody {
    var wording: Wording {
        Wording(
            headline: "the body has not returned, and nothing happened for \(patience)",
            advice: [
                calls.isEmpty ? "no call came before" : "calls so far: \(shown); none of them waits",
                "resume each continuation, and let no task wait for itself; if the body only works for so long, raise patience:",
            ])
    }

    /// The last calls, which say how far the body has come.
    private var shown: String {
        ((calls.count > Self.limit ? ["…"] : []) + calls.suffix(Self.limit)).joined(separator: ", ")
    }

    private static var limit: Int { 8 }
}
