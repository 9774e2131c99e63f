/// Returns the rows with the time of a call among ten thousand expectations as a multiple of its time among a hundred.
func flatnessRows(_ samples: Samples) -> [String] {
    let cases = [
        ("called in reverse, in an unordered mock", "unordered, % expected", true),
        (
            "a stubbed call beside expectations with `times(1)` that were all called", "stubbed, % exhausted",
            true
        ),
        ("in a chain of `after`", "chained, % expected", true),
        ("in one `CallOrder`, of 100 mocks, to 100 of 10 mocks", "in one order, % expected", true),
        ("an unexpected call after the first", "unexpected, % expected", false),
    ]
    return cases.map { words, name, callsAll in
        let forms = ["Equatable", "typed", "reflection"].map { form in
            func sample(_ crowd: Int) -> Double? {
                let whole = samples["\(name.replacing("%", with: "\(crowd)")): \(form)"]
                return whole.map { $0 / (callsAll ? Double(crowd) : 100) }
            }
            return ratio(sample(10_000), to: sample(100))
        }
        return "| \(words) | \(forms.joined(separator: " | ")) |"
    }
}
