/// The symbols by which a process that runs tests is recognized.
enum TestFrameworkSymbols {
    /// One symbol of each test framework that `ExpectKit` reports to.
    static let names = [
        // The entry point of Swift Testing for tools, which its documentation describes as stable.
        "swt_abiv0_getEntryPoint",
        // The class `XCTestCase`, of the library on Linux and of the framework on Apple's platforms.
        "$s6XCTest0A4CaseCMa", "OBJC_CLASS_$_XCTestCase",
    ]

    /// Whether a test framework is loaded.
    static var areLoaded: Bool { names.contains { runtimeSymbol($0) != nil } }
}
