extension DroppedCompletion {
    var wording: Wording {
        Wording(
            headline: "\(name)'s \(label ?? "closure") was never called",
            mentions: [Mention(.declared, declaration)],
            advice: [
                "call it with andDo { … }, or keep it for the test with .held(by:)",
                "if it must not be called: andDo { _ in }",
            ])
    }
}
