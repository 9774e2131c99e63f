import Testing

@testable import MockGenerator

// The reasons why protocols cannot be mocked.

struct UnsupportedDeclarationTests {
    private func unsupportedReason(_ declaration: MockedDeclaration) -> String? {
        do throws(UnsupportedDeclaration) {
            _ = try Wrapper.source(for: declaration)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func aCircularConstraintIsRejected() throws {
        let declaration = try declared(
            "Node", [], associatedTypes: ["Next"], where: "Self.Next.Next == Self")
        #expect(
            unsupportedReason(declaration)
                == "it requires that Next.Next == Self, which is circular: the mock would be its own generic argument"
        )
    }

    @Test func aNoncopyableResultIsRejected() throws {
        let declaration = try declared("Office", ["func sell() -> Ticket"]) {
            $0.noncopyableTypes = ["Ticket"]
        }
        #expect(
            unsupportedReason(declaration)
                == "its sell() returns Ticket, which is noncopyable, and a mock stores only copyable answers")
    }

    @Test func aFunctionWithANoncopyableParameterIsAccepted() throws {
        let declaration = try declared("Office", ["var take: (consuming Ticket) -> Void { get }"]) {
            $0.noncopyableTypes = ["Ticket"]
        }
        #expect(unsupportedReason(declaration) == nil)
    }

    @Test func aParameterPackInsideAnotherTypeIsRejected() throws {
        #expect(
            unsupportedReason(try declared("Car", ["func f<each U>(_ u: (repeat each U))"]))
                == "its f(_:) has a parameter pack inside another type, which the compiler does not support here; declare a function for each number of arguments"
        )
        #expect(unsupportedReason(try declared("Car", ["func f<each U>(_ u: repeat each U)"])) == nil)
    }

    @Test func anAutoclosureWithMoreEffectsThanItsFunctionIsRejected() throws {
        let reason =
            "its check(_:) has an autoclosure done that throws or suspends, and the function does not; declare the function with rethrows or async"
        for effects in ["throws", "async"] {
            let source = "func check(_ done: @autoclosure () \(effects) -> Bool)"
            #expect(unsupportedReason(try declared("Car", [source])) == reason)
        }
        for effects in [("throws", "rethrows"), ("throws", "throws"), ("async", "async"), ("", "")] {
            let source = "func check(_ done: @autoclosure () \(effects.0) -> Bool) \(effects.1)"
            #expect(unsupportedReason(try declared("Car", [source])) == nil)
        }
    }

    @Test func aResultThatDependsOnAnIntegerIsRejected() throws {
        #expect(
            unsupportedReason(try declared("Car", ["func f<let n: Int>(_ a: Row<n>) -> Row<n>"]))
                == "the type that its f(_:) returns depends on the integer n, and a test cannot name it")
    }

    @Test(arguments: [
        ("Invocation", "its associated type Invocation has the name of a type in every mock; rename it"),
        ("Void", "its associated type Void has the name of a type of the standard library; rename it"),
    ])
    func anAssociatedTypeWithAReservedNameIsRejected(name: String, reason: String) throws {
        #expect(unsupportedReason(try declared("Car", [], associatedTypes: [name])) == reason)
    }

    @Test func theReasonOfTheReaderIsPassedOn() throws {
        #expect(
            unsupportedReason(try declared("Car", []) { $0.unsupportedReason = "it is SPI" }) == "it is SPI")
    }
}
