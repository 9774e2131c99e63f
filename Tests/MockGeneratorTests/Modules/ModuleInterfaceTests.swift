import Testing

@testable import MockGenerator

// The facts that a symbol graph omits, in the interface of a module.

@Suite struct ModuleInterfaceTests {
    private let interface = ModuleInterface(
        """
        import Foundation

        open class Task : NSObject, @unchecked Sendable {

            open internal(set) var response: Response? { get }

            open var priority: Float

            public struct Kind : RawRepresentable, Sendable {
                public private(set) var code: Int
            }

            open class func make(sending task: Task)
        }

        open class Queue<Item> : Task where Item : Equatable {
            public fileprivate(set) var first: Item?
        }

        extension Cache : @unchecked Sendable {
        }
        """)

    @Test func settersWithAnAccessLevelOfTheirOwnAreHidden() {
        #expect(interface.hiddenSetters == ["Task.response", "Task.Kind.code", "Queue.first"])
    }

    @Test func aTypeIsSendableIfItsDeclarationOrAnExtensionSaysSo() {
        #expect(interface.sendableTypes == ["Task", "Task.Kind", "Cache"])
        #expect(interface.denies(sendable: "Queue"))
        #expect(!interface.denies(sendable: "Task"))
        // A type of another module is in no declaration.
        #expect(!interface.denies(sendable: "Decoder"))
    }

    @Test func thePathOfATypeEndsWithItsDeclaration() {
        let interface = ModuleInterface(
            """
            open class First {
                public struct Inner {
                }
            }
            public private(set) var global: Int
            """)
        #expect(interface.hiddenSetters == ["global"])
    }
}
