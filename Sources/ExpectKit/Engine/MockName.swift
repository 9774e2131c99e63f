/// The name of a mock in reports.
struct MockName {
    /// The name that the test gave the mock.
    var given: String?
    /// The name of the type around the invocation, or else of the mock, if one is known.
    var derived: String?

    /// The name for a file, which does not depend on the other mocks of the test.
    func stable(or fallback: @autoclosure () -> String) -> String { given ?? derived ?? fallback() }

    /// The name for a report. The first mock of a test has no number, because an earlier report may have named it when it
    /// was the only one.
    func words(or fallback: @autoclosure () -> String, number: Int?) -> String {
        let name = stable(or: fallback())
        guard given == nil, let number, number > 1 else { return name }
        return "\(name) \(number)"
    }
}
