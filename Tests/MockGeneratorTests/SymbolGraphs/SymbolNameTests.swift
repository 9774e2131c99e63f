import Testing

@testable import MockGenerator

struct SymbolNameTests {
    @Test(arguments: [
        ("s:4Base4UserV", "Base"), ("s:20FoundationEssentials4DataV", "Foundation"), ("s:SS", ""),
        ("s:s5Int32V", ""),
        ("s:12_Concurrency5ActorP", ""), ("c:objc(cs)NSObject", nil), ("s:So8NSObjectC", nil), ("", nil),
    ])
    func theModuleIsPartOfTheUSR(usr: String, expected: String?) {
        #expect(module(ofSymbol: usr) == expected)
    }

    @Test(arguments: [
        ("s:4Core5StoreP1sopyxxFZ", "prefix"), ("s:4Core5StoreP2bboPyxxFZ", "postfix"),
        ("s:4Core5StoreP2eeoiySbx_xtFZ", ""), ("s:4Core5StoreP4makexyFZ", ""),
    ])
    func theFixityOfAnOperatorIsPartOfTheUSR(usr: String, expected: String) {
        #expect(fixity(ofOperator: usr) == expected)
    }

    /// USRs from the compiler. The names of modules and types contain the letters that mark an operator.
    private static let modules = ["4Shop", "6Domain", "8prefixed", "7infixes", "6postop"]
    private static let symbols: [String: String] = [
        "5PointP1poiyxx_xtFZ": "", "5PointP1sopyxxFZ": "prefix", "5PointP2ttoPyxxFZ": "postfix",
        "5PointP004ebaaopyxxFZ": "prefix", "9Prefix_opO0C5PointP1sopyxxFZ": "prefix",
        "9Prefix_opO0C5PointP1soiyxx_SitFZ": "", "0A5PointP1sopyxxFZ": "prefix",
        "5PointP6opiateyyAA3IntVF": "",
    ]

    @Test(arguments: modules, symbols) func lettersOfANameAreNotAnOperator(
        module: String, symbol: (key: String, value: String)
    ) {
        #expect(fixity(ofOperator: "s:\(module)\(symbol.key)") == symbol.value)
    }

    @Test(arguments: [
        "s:4Shop4ConvP1cyyys5Int32VXCF", "s:4Shop4ConvP4heldyyXCSgvp", "s:4Shop4ConvP1byyyXBF",
        "s:4Shop4ConvP4late__1fqd__qd___qd__SayS2iXCGtlF",
    ])
    func aCFunctionInATypeIsFound(usr: String) {
        #expect(MangledName(usr).hasForeignFunction)
    }

    @Test(arguments: [
        "s:4Shop4ConvP5plainyyys5Int32VcF", "s:4Shop4ConvP2XCyyys5Int32VcF", "c:objc(cs)XC",
        "s:4Shop4ConvP2XC____2XB7ElementQyd__qd___SayAGGs5Int32VAJSiAaB_p_AaB_ptXEtYaKSTRd__SHAGRQlF",
        "s:4Shop4ConvP5twice___1g1hyAA9Prefix_opO_AHyyYaYbcSinScA_pSgYitF",
    ])
    func lettersOfANameAreNotACFunction(usr: String) {
        #expect(!MangledName(usr).hasForeignFunction)
    }

    @Test func topLevelAndNestedTypesAreDistinguished() {
        for usr in ["s:4Shop5ErrorP", "s:s5ErrorP", "s:4Shop0A5ErrorO"] { #expect(isTopLevel(symbol: usr)) }
        for usr in ["s:4Shop5StoreP5Errora", "s:4Shop5StoreO5ErrorP", "s:SS"] {
            #expect(!isTopLevel(symbol: usr))
        }
    }

    @Test func nominalTypesAndGenericParametersAreDistinguished() {
        #expect(isNominal(symbol: "s:4Base4UserV"))
        #expect(!isNominal(symbol: "s:4Core5StoreP3KeyQa"))
        #expect(!isNominal(symbol: "s:4Core1fyyxlF1TL_xmfp"))
        for usr in ["s:SS", "s:Si", "s:ScA", "s:s5ErrorP"] { #expect(isNominal(symbol: usr)) }
        #expect(isClass(symbol: "s:4Base4UserC"))
        #expect(!isClass(symbol: "s:4Base4UserP"))
    }
}
