import ExpectKit

/// The calls of every wrapper in this folder.
///
/// They are declared once and not in each wrapper, so that the rows differ only in their isolation. The quick form
/// takes `Arg`s as well.
enum LedgerCall {
    case total(Arg<Int>), open(Arg<Int>), book(Arg<Int>)
    case fetch(Arg<Int>), load(Arg<Int>), pay(Arg<Int>)
    case turn(Arg<Int>), audit(Arg<Int>), swap(Arg<Page>)
}

extension MockCall where Invocation == LedgerCall {
    static func total(_ id: Arg<Int>) -> MockCall<Invocation, Int, Never> { .init(.total(id)) }
    static func open(_ id: Arg<Int>) -> MockCall<Invocation, Int, any Error> { .init(.open(id)) }
    static func book(_ id: Arg<Int>) -> MockCall<Invocation, Void, LedgerError> { .init(.book(id)) }
    static func fetch(_ id: Arg<Int>) -> MockCall<Invocation, Int, Never> { .init(.fetch(id)) }
    static func load(_ id: Arg<Int>) -> MockCall<Invocation, Int, any Error> { .init(.load(id)) }
    static func pay(_ id: Arg<Int>) -> MockCall<Invocation, Int, LedgerError> { .init(.pay(id)) }
    static func turn(_ id: Arg<Int>) -> MockCall<Invocation, Page, LedgerError> { .init(.turn(id)) }
    static func audit(_ id: Arg<Int>) -> MockCall<Invocation, Page, Never> { .init(.audit(id)) }
    static func swap(_ page: Arg<Page>) -> MockCall<Invocation, Page, Never> { .init(.swap(page)) }
}
