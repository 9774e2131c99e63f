extension DroppedCompletion {
    var wording: Wording {
        Wording(
            headline: "\(name)'s \(label ?? "closure") was never called",
            mentions: [Mention(.declared, declaration)],
            advice: [
                "call it with andDo { … }, or hold it with .held(by:) and a PendingCompletion",
                "if it must not be called: andDo { _ in }",
            ])
    }
}
