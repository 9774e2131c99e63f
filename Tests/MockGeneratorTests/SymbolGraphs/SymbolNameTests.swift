import Testing

@testable import MockGenerator

@Suite struct SymbolNameTests {
    @Test(arguments: [
        ("s:4Base4UserV", "Base"), ("s:20FoundationEssentials4DataV", "Foundation"), ("s:SS", ""),
        ("s:s5Int32V", ""),
        ("s:12_Concurrency5ActorP", ""), ("c:objc(cs)NSObject", nil), ("s:So8NSObjectC", nil), ("", nil),
    ])
    func aSymbolTellsItsModule(usr: String, expected: String?) {
        #expect(module(ofSymbol: usr) == expected)
    }

    @Test(arguments: [
        ("s:4Core5StoreP1sopyxxFZ", "prefix"), ("s:4Core5StoreP2bboPyxxFZ", "postfix"),
        ("s:4Core5StoreP2eeoiySbx_xtFZ", ""), ("s:4Core5StoreP4makexyFZ", ""),
    ])
    func anOperatorTellsItsFixity(usr: String, expected: String) {
        #expect(fixity(ofOperator: usr) == expected)
    }

    @Test func aNominalTypeIsToldFromAParameter() {
        #expect(isNominal(symbol: "s:4Base4UserV"))
        #expect(!isNominal(symbol: "s:4Core5StoreP3KeyQa"))
        #expect(!isNominal(symbol: "s:4Core1fyyxlF1TL_xmfp"))
        #expect(isClass(symbol: "s:4Base4UserC"))
        #expect(!isClass(symbol: "s:4Base4UserP"))
    }

    @Test func importsAreReadFromASource() {
        let source = """
            // import Nothing
            import Foundation
            @preconcurrency public import Dispatch
            #if canImport(Darwin)
                import Darwin
            #endif
            import struct Base.User
            """
        #expect(
            importDeclarations(in: source) == [
                "import Foundation", "import Dispatch", "import struct Base.User",
            ])
    }
}
