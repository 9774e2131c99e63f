import Testing

@testable import ExpectKit

enum HarbourOfNames {
    enum Call {}
    struct Berth<Ship, Cargo> {
        enum Call {}
    }
}

enum TopLevelOfNames {}

/// The names of types in reports.
struct TypeNameTests {
    @Test func aTypeIsNamedWithoutItsModuleAndOuterTypes() {
        #expect(typeName(HarbourOfNames.Call.self) == "Call")
        #expect(typeName(TopLevelOfNames.self) == "TopLevelOfNames")
        #expect(typeName([HarbourOfNames.Call].self) == "Array<Call>")
        #expect(typeName((Int, HarbourOfNames.Call?).self) == "(Int, Optional<Call>)")
    }

    @Test func genericArgumentsHaveNoModulesEither() {
        typealias Berth = HarbourOfNames.Berth<[String: HarbourOfNames.Call], TopLevelOfNames>
        #expect(typeName(Berth.self) == "Berth<Dictionary<String, Call>, TopLevelOfNames>")
        #expect(enclosingTypeName(of: Berth.Call.self) == "Berth<Dictionary<String, Call>, TopLevelOfNames>")
    }

    @Test func anArrowClosesNoBracket() {
        typealias Berth = HarbourOfNames.Berth<(HarbourOfNames.Call) -> TopLevelOfNames, Int>
        #expect(typeName(Berth.self) == "Berth<(Call) -> TopLevelOfNames, Int>")
        #expect(enclosingTypeName(of: Berth.Call.self) == "Berth<(Call) -> TopLevelOfNames, Int>")
    }

    @Test func theEnclosingTypeIsTheInnermost() {
        #expect(enclosingTypeName(of: HarbourOfNames.Call.self) == "HarbourOfNames")
        #expect(enclosingTypeName(of: HarbourOfNames.self) == nil)
        #expect(enclosingTypeName(of: Int.self) == nil)
    }

    @Test func theFunctionAroundATypeIsLeftOut() {
        enum Local { enum Call {} }
        #expect(typeName(Local.self) == "Local")
        #expect(enclosingTypeName(of: Local.self) == "TypeNameTests")
        #expect(enclosingTypeName(of: Local.Call.self) == "Local")
    }

    @Test func lettersOutsideOfASCIIStay() {
        enum Häfen { enum Call {} }
        #expect(enclosingTypeName(of: Häfen.Call.self) == "Häfen")
    }
}
