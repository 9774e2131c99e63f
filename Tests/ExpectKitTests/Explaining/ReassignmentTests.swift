import ExpectKit
import Testing

/// Overlapping unordered expectations: the first matching one takes a call that a narrower one needs.
struct ReassignmentTests {
    let failures = FailureRecorder()

    private func shelf(_ ordering: MockOrdering) -> TypedShelf {
        let shelf = TypedShelf(.strict, ordering)
        shelf.mock.reporter = failures
        return shelf
    }

    @Test func theReportOfAGroupNamesItToo() {
        let shelf = shelf(.ordered)
        shelf.unordered {
            $0.expect(.add(name: .any))
            $0.expect(.add(name: "a"))
        }
        shelf.add(name: "a")
        shelf.add(name: "b")
        shelf.verify()
        #expect(failures.errors.count == 1)
        #expect(failures.errors[0].unwrappedText.contains("declare the narrower one first"))
    }

    @Test func noAdviceIfACallIsSurplusInAnyOrder() {
        let shelf = shelf(.unordered)
        shelf.expect(.add(name: .anyOf("a", "b")))
        shelf.expect(.add(name: .anyOf("a", "c")))
        shelf.expect(.add(name: .anyOf("a", "b", "c")))
        for name in ["a", "a", "a", "b"] { shelf.add(name: name) }
        shelf.verify()
        #expect(failures.errors.count == 1)
        #expect(!failures.errors[0].unwrappedText.contains("declare the narrower one first"))
    }

    @Test func noAdviceIfAnotherOrderDoesNotHelp() {
        let shelf = shelf(.unordered)
        shelf.expect(.add(name: "a"))
        shelf.expect(.add(name: "a"))
        shelf.add(name: "a")
        shelf.add(name: "b")
        shelf.verify()
        #expect(failures.errors.count == 1)
        #expect(!failures.errors[0].unwrappedText.contains("declare the narrower one first"))
    }

    @Test func noAdviceAgainstAnOrder() {
        let shelf = shelf(.ordered)
        shelf.unordered { shelf in
            shelf.ordered {
                $0.expect(.add(name: "a"))
                $0.expect(.add(name: "z"))
            }
            shelf.ordered {
                $0.expect(.add(name: "b"))
                $0.expect(.add(name: "z"))
            }
        }
        for name in ["b", "z", "z", "a"] { shelf.add(name: name) }
        shelf.verify()
        #expect(failures.errors.map(\.kind) == [.outOfOrder])
        #expect(!failures.errors[0].unwrappedText.contains("declare the narrower one first"))
    }

    @Test func theReportNamesAllExpectationsOfAChain() {
        let shelf = shelf(.unordered)
        let wide = #line + 1
        shelf.expect(.add(name: .any))
        shelf.expect(.add(name: .anyOf("a", "b")))
        shelf.expect(.add(name: "a"))
        for name in ["b", "a", "c"] { shelf.add(name: name) }
        shelf.verify()
        #expect(failures.errors.map(\.kind) == [.surplus])
        let words = failures.errors[0].unwrappedText.split(separator: "\n").first {
            $0.contains("declare the narrower")
        }
        #expect(
            words == """
                  add(name: any) (Tests/ExpectKitTests/Explaining/ReassignmentTests.swift:\(wide)) took a call that add(name: "a" or "b") \
                (Tests/ExpectKitTests/Explaining/ReassignmentTests.swift:\(wide + 1)) also accepts, and add(name: "a" or "b") \
                (Tests/ExpectKitTests/Explaining/ReassignmentTests.swift:\(wide + 1)) took a call that add(name: "a") \
                (Tests/ExpectKitTests/Explaining/ReassignmentTests.swift:\(wide + 2)) also accepts: declare the narrower ones first
                """)
        // With the advised order of declarations every call matches.
        let corrected = self.shelf(.unordered)
        corrected.expect(.add(name: "a"))
        corrected.expect(.add(name: .anyOf("a", "b")))
        corrected.expect(.add(name: .any))
        for name in ["b", "a", "c"] { corrected.add(name: name) }
        failures.drain()
        corrected.verify()
        #expect(failures.errors.isEmpty)
    }
}
