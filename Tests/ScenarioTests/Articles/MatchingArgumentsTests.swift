import ExpectKit
import Testing

@testable import Stories

// The code of the article “Matching arguments”.

struct MatchingArgumentsReports {
    private let register = MockCashRegister()
    private let failures = FailureRecorder()

    init() { register.mock.reporter = failures }

    @Test func aMatcherThatRefusesItsArgument() throws {
        register.expect(.charge(.within(100...500), to: .some(.hasPrefix("A"))))

        register.charge(50, to: "Bob")

        register.verify()
        try expect(failures.reports.first, isShownIn: "matching-arguments")
        #expect(failures.reports.count == 1)
    }

    @Test func thePageShowsTheDifferences() throws {
        let lines = [
            differences(.add(.having(\.count, .atLeast(2)))) { $0.add(Basket(bread: "rye", count: 1)) },
            differences(.sell(["rye", .hasPrefix("ba"), "corn"])) { $0.sell(["rye", "pretzel"]) },
            differences(.setPrices(["rye": .lessThan(400), "corn": 120])) {
                $0.setPrices(["rye": 450, "corn": 120])
            },
        ]
        let page = try projectFile("Sources/ExpectKit/ExpectKit.docc/matching-arguments.md")
        #expect(lines.map(\.count) == [1, 2, 1])
        for line in lines.joined() where !page.contains("`\(line)`") {
            Issue.record("the page lacks `\(line)`")
        }
    }

    @Test func otherMatchersSayWhatDiffers() {
        let lines = [
            differences(.note(.wholeMatch(of: "[a-z]+"))) { $0.note("Rye bread") },
            differences(.weigh(.not(.allOf(.greaterThan(0), .lessThan(10))))) { $0.weigh(2) },
            differences(.refund(because: .instance(of: PaymentError.self, .having(\.code, 7)))) {
                $0.refund(because: PaymentError(code: 8))
            },
            differences(.sell(.containsInAnyOrder("rye", .hasPrefix("ba")))) { $0.sell(["bagel", "spelt"]) },
            differences(.greet(.identical(to: Customer(name: "Ada")))) { $0.greet(Customer(name: "Ada")) },
        ]
        #expect(
            lines == [
                [#"text is "Rye bread", expected a whole match of /[a-z]+/"#],
                ["kilograms is 2.0, expected not (greater than 0.0 and less than 10.0)"],
                ["because.code is 8, expected 7"],
                [#"breads: "rye" is missing, "spelt" is not expected"#],
                ["customer is another instance of Customer than expected"],
            ])
    }

    /// The lines of a report that name the differences, or the end of the headline, which names a single one.
    private func differences<Arguments>(
        _ expected: TypedCall<MockCashRegister.Invocation, Arguments, Void, Never>,
        _ call: (MockCashRegister) -> Void
    ) -> [String] {
        let (register, failures) = (MockCashRegister(), FailureRecorder())
        register.mock.reporter = failures
        register.expect(expected)
        call(register)
        let lines = failures.reports.map(\.unwrappedText).first?.split(separator: "\n") ?? []
        let found = lines.filter { $0.hasPrefix("    ") && !$0.hasSuffix("called so far") }
        if !found.isEmpty { return found.map { String($0.drop { $0 == " " }) } }
        return lines.prefix(1).flatMap { $0.split(separator: "(…): ").dropFirst().map(String.init) }
    }
}

struct MatchingArgumentsTests {
    private let register = MockCashRegister()

    @Test func values() {
        let basket = Basket(bread: "rye", count: 2)
        register.expect(.add(basket))
        register.expect(.charge(350, to: "Ada"))
        register.expect(.charge(120, to: nil))
        register.expect(.sell(["rye", "corn"]))

        register.add(basket)
        register.charge(350, to: "Ada")
        register.charge(120, to: nil)
        register.sell(["rye", "corn"])
        register.verify()
    }

    @Test func valuesBesideMatchers() {
        let customer = "Ada"
        register.expect(.charge(350, to: customer))
        register.expect(.charge(.any, to: .some("Ada")))
        register.expect(.charge(.any, to: .value(customer)))

        for _ in 1...3 { register.charge(350, to: "Ada") }
        register.verify()
    }

    @Test func numbers() {
        // Or .lessThan(100)
        register.expect(.charge(.greaterThan(100), to: .any))
        // Or .atMost(100)
        register.expect(.charge(.atLeast(100), to: .any))
        // Any range, such as 100... or ..<500
        register.expect(.charge(.within(100...500), to: .any))
        register.expect(.weigh(.approximately(0.75, tolerance: 0.01)))

        register.charge(101, to: nil)
        register.charge(100, to: nil)
        register.charge(500, to: nil)
        register.weigh(0.755)
        register.verify()
    }

    @Test func texts() {
        // Or .hasSuffix("bread")
        register.expect(.note(.hasPrefix("rye")))
        register.expect(.note(.contains("wheat")))
        register.expect(.note(.wholeMatch(of: "[a-z ]+")))
        register.expect(.note(.containsMatch(of: /\d+ loaves/)))
        register.expect(.note(.isEmpty))

        register.note("rye bread")
        register.note("no wheat")
        register.note("sourdough only")
        register.note("at most 12 loaves")
        register.note("")
        register.verify()
    }

    @Test func optionals() {
        register.expect(.charge(120, to: nil))
        register.expect(.charge(.any, to: .nil))
        // Not nil
        register.expect(.charge(.any, to: .some()))
        register.expect(.charge(.any, to: .some(.hasPrefix("A"))))

        register.charge(120, to: nil)
        register.charge(130, to: nil)
        register.charge(140, to: "Bob")
        register.charge(150, to: "Ada")
        register.verify()
    }

    @Test func collections() {
        // These elements, in this order
        register.expect(.sell(["rye", .hasPrefix("ba")]))
        register.expect(.sell(.containsInAnyOrder("rye", .hasPrefix("ba"))))
        // At least one such element
        register.expect(.sell(.contains("rye")))
        register.expect(.sell(.each(.hasSuffix("bread"))))
        // Or .subset(of:)
        register.expect(.sell(.superset(of: ["rye", "corn"])))
        register.expect(.sell(.count(.atLeast(2))))
        register.expect(.sell(.isEmpty))

        register.sell(["rye", "bagel"])
        register.sell(["baguette", "rye"])
        register.sell(["corn", "rye"])
        register.sell(["rye bread", "corn bread"])
        register.sell(["corn", "spelt", "rye"])
        register.sell(["a", "b"])
        register.sell([])
        register.verify()
    }

    @Test func dictionaries() {
        // These keys and no others
        register.expect(.setPrices(["rye": 350, "corn": .any]))
        register.expect(.setPrices(.hasKey("rye")))
        register.expect(.setPrices(.hasValue(.greaterThan(300))))
        register.expect(.setPrices(.hasEntry("rye", .within(300...400))))

        register.setPrices(["rye": 350, "corn": 1])
        register.setPrices(["rye": 1, "spelt": 2])
        register.setPrices(["spelt": 301])
        register.setPrices(["rye": 300, "spelt": 2])
        register.verify()
    }

    @Test func properties() {
        let bread = "spelt"
        register.expect(.add(.having(\.bread, "rye")))
        register.expect(.add(.having(\.bread, .value(bread))))
        register.expect(.add(.allOf(.having(\.count, .atLeast(2)), .having(\.wish, .some()))))

        register.add(Basket(bread: "rye", count: 1))
        register.add(Basket(bread: "spelt", count: 1))
        register.add(Basket(bread: "corn", count: 2, wish: "sliced"))
        register.verify()
    }

    @Test func objectsAndSubtypes() {
        let ada = Customer(name: "Ada")
        register.expect(.greet(.identical(to: ada)))
        register.expect(.greet(.having(\.name, "Ada")))
        register.expect(.refund(because: .instance(of: PaymentError.self)))
        register.expect(.refund(because: .instance(of: PaymentError.self, .having(\.code, 7))))

        register.greet(ada)
        register.greet(Customer(name: "Ada"))
        register.refund(because: PaymentError(code: 1))
        register.refund(because: PaymentError(code: 7))
        register.verify()
    }

    @Test func combinations() {
        register.expect(.note(.not(.isEmpty)))
        register.expect(.note(.allOf(.hasPrefix("rye"), .not(.contains("wheat")))))
        register.expect(.note(.anyOf("rye", .hasPrefix("spelt"))))

        register.note("a")
        register.note("rye and corn")
        register.note("spelt bread")
        register.verify()
    }

    @Test func ownConditions() {
        register.expect(
            .note(.matching("a text of two words") { $0.split(separator: " ").count == 2 }))

        register.note("rye bread")
        register.verify()
    }

    @Test func captors() {
        let amounts = Captor<Int>()
        let breads = Captor<String>()
        register.stub(.charge(.capture(amounts, if: .atLeast(100)), to: .any))
        register.expect(.add(.having(\.bread, .capture(breads))))

        register.charge(350, to: "Ada")
        register.charge(120, to: nil)
        register.add(Basket(bread: "rye", count: 2))

        #expect(amounts.all == [350, 120])
        #expect(breads.last == "rye")

        register.verify()
    }
}
