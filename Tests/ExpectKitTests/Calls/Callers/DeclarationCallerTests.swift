import ExpectKit
import Testing

#if canImport(Runtime)
    /// A declaration in a helper function of the test is named with the line that called the function.
    struct DeclarationCallerTests {
        private let shelf = MockShelf()
        private let file = "Tests/ExpectKitTests/Calls/Callers/DeclarationCallerTests.swift"

        /// The lines from which helper functions were called, in the reports of the missing calls.
        private var callers: [String?] {
            shelf.verify()
            return shelf.texts.map { text in
                text.firstMatch(of: #/\(\S+/DeclarationCallerTests.swift:\d+,\s+called from ([^)]*)\)/#)
                    .map { String($0.1) }
            }
        }

        private func expectAdding() -> Int {
            shelf.expect(.add("a")); return #line
        }

        @Test func theLineThatCalledTheHelper() {
            let helper = expectAdding(); let line = #line
            #expect(callers == ["\(file):\(line)"])
            #expect(shelf.failures.reports.map(\.location.line) == [helper])
            #expect(
                shelf.failures.reports.first?.unwrappedText.contains(
                    "(\(file):\(helper), called from \(file):\(line))") == true)
        }

        @Test func aHelperThatIsCalledTwice() {
            _ = expectAdding()
            _ = expectAdding(); let line = #line
            shelf.add("a")
            #expect(callers == ["\(file):\(line)"])
        }

        @Test func aHelperThatIsCalledInAClosure() {
            shelf.unordered { _ in
                [1].forEach { _ in _ = expectAdding() }
            }; let line = #line - 1
            #expect(callers == ["\(file):\(line)"])
        }

        private func expectInAClosure() {
            shelf.unordered { $0.expect(.add("a")) }
        }

        @Test func aHelperThatDeclaresInAClosure() {
            expectInAClosure(); let line = #line
            #expect(callers == ["\(file):\(line)"])
        }

        private func expectDeeper(_ depth: Int) {
            if depth > 0 { expectDeeper(depth - 1) } else { shelf.expect(.add("a")) }
        }

        @Test func aHelperThatCallsItself() {
            expectDeeper(2); let line = #line
            #expect(callers == ["\(file):\(line)"])
        }

        @Test func aHelperOfAnAsyncTest() async {
            await Task.yield()
            _ = expectAdding(); let line = #line
            #expect(callers == ["\(file):\(line)"])
        }

        @Test func theTestItself() {
            shelf.expect(.add("a"))
            #expect(callers == [nil])
        }

        @Test func aClosureOfTheTest() {
            shelf.unordered { group in [1].forEach { _ in group.expect(.add("a")) } }
            #expect(callers == [nil])
        }

        private func perform(_ body: () -> Void) { body() }

        /// The closure is part of the test, so its caller says nothing.
        @Test func aClosureOfTheTestThatAHelperCalls() {
            perform { shelf.expect(.add("a")) }
            #expect(callers == [nil])
        }

        @Test func anAsyncTestItself() async {
            await Task.yield()
            shelf.expect(.add("a"))
            #expect(callers == [nil])
        }

        private func expectLater() async {
            await Task.yield()
            shelf.expect(.add("a"))
        }

        /// The caller of an async function is not on the stack.
        @Test func anAsyncHelper() async {
            await expectLater()
            #expect(callers == [nil])
        }

        private func expectForwarding(line: UInt = #line, column: UInt = #column) {
            shelf.expect(.add("a"), line: line, column: column)
        }

        @Test func aHelperThatForwardsItsCallSite() {
            expectForwarding(); let line = #line
            #expect(callers == [nil])
            #expect(shelf.failures.reports.map(\.location.line) == [line])
        }

        @Test func onlyTheFirstDeclarationsAreTraced() {
            shelf.unordered()
            for _ in 0..<256 { _ = expectAdding() }; let line = #line
            // Their line is another one, so that they are a failure of their own.
            for _ in 0..<44 { expectDeeper(0) }
            for _ in 0..<255 { shelf.add("a") }
            shelf.verify()
            #expect(shelf.texts.count { $0.contains("called from \(file):\(line)") } == 1)
            #expect(shelf.texts.count { $0.contains("called from") } == 1)
            #expect(shelf.texts.count == 2)
        }
    }
#endif
