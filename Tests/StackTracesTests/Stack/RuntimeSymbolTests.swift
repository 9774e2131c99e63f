import Testing

@testable import StackTraces

struct RuntimeSymbolTests {
    @Test func anExportedFunctionIsFound() {
        #expect(runtimeSymbol("malloc") != nil)
    }

    @Test func aMissingFunctionIsNil() {
        #expect(runtimeSymbol("expectkit_no_such_function") == nil)
    }
}
