import Testing

@testable import MockGenerator

// What cannot be mocked is said with its reason, and nothing is written.

@Suite struct ObstacleTests {
    private func obstacle(_ declaration: ProtocolDeclaration) -> String? {
        do throws(Obstacle) {
            _ = try Wrapper.source(for: declaration)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func aCircleIsRefused() throws {
        let declaration = try declared(
            "Node", [], associatedTypes: ["Next"], where: "Self.Next.Next == Self")
        #expect(
            obstacle(declaration)
                == "it asks that Next.Next == Self, which goes in a circle: a wrapper would have to be its own argument"
        )
    }

    @Test func aResultThatCannotBeCopiedIsRefused() throws {
        let declaration = try declared("Office", ["func sell() -> Ticket"]) {
            $0.noncopyableTypes = ["Ticket"]
        }
        #expect(
            obstacle(declaration)
                == "its sell() returns Ticket, which cannot be copied, so that no engine can keep it")
    }

    @Test func aFunctionThatTakesOneIsNotRefused() throws {
        let declaration = try declared("Office", ["var take: (consuming Ticket) -> Void { get }"]) {
            $0.noncopyableTypes = ["Ticket"]
        }
        #expect(obstacle(declaration) == nil)
    }

    @Test func aPackInsideOfAnotherTypeIsRefused() throws {
        #expect(
            obstacle(try declared("Car", ["func f<each U>(_ u: (repeat each U))"]))
                == "its f(_:) has a parameter pack inside of another type, with which the compiler does not cope"
        )
        #expect(obstacle(try declared("Car", ["func f<each U>(_ u: repeat each U)"])) == nil)
    }

    @Test func theNameOfTheEngineIsRefused() throws {
        #expect(
            obstacle(try declared("Car", ["var mock: Int { get }"]))
                == "its property mock has the name of every wrapper's engine")
    }

    @Test func theNameOfTheInvocationsIsRefused() throws {
        #expect(
            obstacle(try declared("Car", [], associatedTypes: ["Invocation"]))
                == "its associated type Invocation has the name of a part of every wrapper")
    }

    @Test func whatTheReaderFoundIsPassedOn() throws {
        #expect(obstacle(try declared("Car", []) { $0.obstacle = "it is SPI" }) == "it is SPI")
    }
}
