import Testing

@testable import MockGenerator

// The facts that a symbol graph omits, in the interface of a module.

struct ModuleInterfaceTests {
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

        extension Manager {
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
        #expect(!interface.denies(sendable: "Manager"))
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

    @Test func commentsAndTextsAreNoDeclarations() {
        let interface = ModuleInterface(
            """
            /// class Fake: Sendable { private(set) var count: Int
            open class Task {

                /// Use `}`. extension Task: Sendable
                open func read(_ text: String = "} class Text: Sendable {", _ body: () -> Void = { print("}") })

                public private(set) var code: Int { get }
            }
            """)
        #expect(interface.sendableTypes.isEmpty)
        #expect(interface.denies(sendable: "Task"))
        #expect(!interface.denies(sendable: "Fake"))
        #expect(!interface.denies(sendable: "Text"))
        #expect(interface.hiddenSetters == ["Task.code"])
    }

    @Test func onlyTheInheritanceClauseMakesATypeSendable() {
        let interface = ModuleInterface(
            """
            open class Queue<Item> : Base where Item : Sendable {
                open class func send(actor: any Sendable)
                open class var shared: Queue<Int> { get }
                public let extension: any Sendable
            }
            open class Box<Item> : Swift.Sendable where Item : Sendable {
            }
            extension Queue.Part : @unchecked Sendable {
            }
            open class Other : MySendable {
            }
            """)
        #expect(interface.sendableTypes == ["Box", "Queue.Part"])
    }

    @Test func isolatedDeinitializersAreFound() {
        let interface = ModuleInterface(
            """
            open class First {
                open class Inner {
                    isolated deinit
                }
                deinit
            }
            open class Second {
                open var size: Int { get }

                isolated deinit
            }
            """)
        #expect(interface.isolatedDeinitializers == ["First.Inner", "Second"])
    }
}
