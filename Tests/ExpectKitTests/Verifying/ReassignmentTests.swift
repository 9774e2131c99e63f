import ExpectKit
import Testing

/// Expectations without an order that overlap, where the first that fits takes what a narrower one waits for.
@Suite struct ReassignmentTests {
    let failures = FailureRecorder()

    private func shelf(_ ordering: MockOrdering) -> TypedShelf {
        let shelf = TypedShelf(.strict, ordering)
        shelf.mock.reporter = failures
        return shelf
    }

    @Test func theReportSaysWhichOneToDeclareFirst() {
        let shelf = shelf(.unordered)
        let wide = #line + 1
        shelf.expect(.add(name: .any))
        let narrow = #line + 1
        shelf.expect(.add(name: "a"))
        shelf.add(name: "a")
        shelf.add(name: "b")
        shelf.verify()
        #expect(failures.reports.map(\.kind) == [.surplus])
        #expect(
            failures.reports[0].text.contains(
                """
                  add(name: any) (ReassignmentTests.swift:\(wide)) took a call that add(name: "a") \
                (ReassignmentTests.swift:\(narrow)) accepts as well: declare the narrower one first, and every \
                call has its place
                """))
    }

    @Test func inAGroupAsWell() {
        let shelf = shelf(.ordered)
        shelf.unordered {
            $0.expect(.add(name: .any))
            $0.expect(.add(name: "a"))
        }
        shelf.add(name: "a")
        shelf.add(name: "b")
        shelf.verify()
        #expect(failures.reports.count == 1)
        #expect(failures.reports[0].text.contains("declare the narrower one first"))
    }

    @Test func theWayMayLeadThroughSeveral() {
        let shelf = shelf(.unordered)
        shelf.expect(.add(name: .anyOf("a", "b")))
        shelf.expect(.add(name: .anyOf("a", "c")))
        shelf.expect(.add(name: .anyOf("a", "b", "c")))
        for name in ["a", "a", "a", "b"] { shelf.add(name: name) }
        shelf.verify()
        #expect(failures.reports.count == 1)
        #expect(!failures.reports[0].text.contains("declare the narrower one first"))
    }

    @Test func whereNoOtherOrderHelpsNothingIsSaid() {
        let shelf = shelf(.unordered)
        shelf.expect(.add(name: "a"))
        shelf.expect(.add(name: "a"))
        shelf.add(name: "a")
        shelf.add(name: "b")
        shelf.verify()
        #expect(failures.reports.count == 1)
        #expect(!failures.reports[0].text.contains("declare the narrower one first"))
    }

    @Test func whatAnOrderKeepsApartIsNotSaidToChangePlaces() {
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
        #expect(failures.reports.map(\.kind) == [.outOfOrder])
        #expect(!failures.reports[0].text.contains("declare the narrower one first"))
    }

    @Test func overAThirdOne() {
        let shelf = shelf(.unordered)
        let wide = #line + 1
        shelf.expect(.add(name: .any))
        shelf.expect(.add(name: .anyOf("a", "b")))
        shelf.expect(.add(name: "a"))
        for name in ["b", "a", "c"] { shelf.add(name: name) }
        shelf.verify()
        #expect(failures.reports.map(\.kind) == [.surplus])
        let words = failures.reports[0].text.split(separator: "\n").first {
            $0.contains("declare the narrower")
        }
        #expect(
            words == """
                  add(name: any) (ReassignmentTests.swift:\(wide)) took a call that add(name: "a" or "b") \
                (ReassignmentTests.swift:\(wide + 1)) accepts as well, and add(name: "a" or "b") \
                (ReassignmentTests.swift:\(wide + 1)) took a call that add(name: "a") \
                (ReassignmentTests.swift:\(wide + 2)) accepts as well: declare the narrower ones first, and every \
                call has its place
                """)
        // As it says: declared the other way round, every call has its place.
        let mended = self.shelf(.unordered)
        mended.expect(.add(name: "a"))
        mended.expect(.add(name: .anyOf("a", "b")))
        mended.expect(.add(name: .any))
        for name in ["b", "a", "c"] { mended.add(name: name) }
        failures.drain()
        mended.verify()
        #expect(failures.reports.isEmpty)
    }
}
