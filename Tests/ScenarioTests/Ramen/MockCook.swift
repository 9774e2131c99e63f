import ExpectKit

@testable import Stories

final class MockCook: Cook, TypedMocking {
    enum Invocation { case cookRamen(bowls: Arg<Int>, soup: Arg<String>, extras: Arg<[String]>) }
    let mock = Mock<Invocation>()

    func cookRamen(bowls: Int, soup: String, extras: [String]) {
        call(.cookRamen(bowls: .value(bowls), soup: .value(soup), extras: .value(extras)))
    }
}

extension MockCall where Invocation == MockCook.Invocation {
    static func cookRamen(
        bowls: Arg<Int>, soup: Arg<String>, extras: Arg<[String]>
    ) -> MockCall<Invocation, Void, Never> {
        .init(.cookRamen(bowls: bowls, soup: soup, extras: extras))
    }
}
