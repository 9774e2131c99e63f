import ExpectKit
import Testing

@testable import Stories

/// Task managers with one mistake, each with its one failure.
struct TaskManagerFailingCounterparts {
    let store = MockTaskStore()
    let failures = FailureRecorder()
    let first = Task(id: "A")
    let second = Task(id: "B")
    /// The line of the first expectation; the others follow it.
    let declared: Int

    init() {
        store.mock.reporter = failures
        declared = #line + 1
        store.expect(.add(task: first))
        store.expect(.count).andReturn(1)
        store.expect(.add(task: second))
        store.expect(.count).andReturn(2)
    }

    @Test func aWrongTaskIsOneFailureAndTheCountsAreAnswered() {
        let manager = TaskManager(store: store)
        let line = #line + 1
        #expect(manager.add(Task(id: "X")) == 1)
        #expect(manager.add(second) == 2)
        store.verify()

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(
            failures.texts == [
                """
                MockTaskStore: add(…): task.id is "X", expected "A"
                  expected: 1 of 4, add(…), once, never called \
                (Tests/ScenarioTests/TaskManager/TaskManagerFailingCounterparts.swift:\(declared))
                  got:      add(task: Task(id: "X"))
                  called at Tests/Stories/TaskManager.swift:18

                    expected                     called so far
                  1 add(task: Task(id: "A"))  ≠  add(task: Task(id: "X"))
                  2 count → 1                    not yet
                  3 add(task: Task(id: "B"))     not yet
                  4 count → 2                    not yet
                """
            ])
    }

    @Test func swappedTasksAreOneFailureAndTheCountsAreAnswered() {
        let manager = TaskManager(store: store)
        let line = #line + 1
        #expect(manager.add(second) == 1)
        #expect(manager.add(first) == 2)
        store.verify()

        #expect(failures.errors == [Sighting(.outOfOrder, line: line)])
        #expect(
            failures.texts == [
                """
                MockTaskStore: add(task: Task(id: "B")) was called while add(task: Task(id: "A")) was expected
                  expected: 1 of 4, add(…), once, never called \
                (Tests/ScenarioTests/TaskManager/TaskManagerFailingCounterparts.swift:\(declared))
                    task.id: expected "A", got "B"
                  got:      3 of 4, once, later in the order \
                (Tests/ScenarioTests/TaskManager/TaskManagerFailingCounterparts.swift:\(declared + 2))
                  called at Tests/Stories/TaskManager.swift:18

                    expected                     called so far
                  1 add(task: Task(id: "A"))  ≠  add(task: Task(id: "B"))
                  2 count → 1                    not yet
                  3 add(task: Task(id: "B"))     not yet
                  4 count → 2                    not yet
                """,
                """
                MockTaskStore: add(task: Task(id: "B")) was called too early: before add(task: Task(id: "A"))
                  expected: 1 of 4, once, called once \
                (Tests/ScenarioTests/TaskManager/TaskManagerFailingCounterparts.swift:\(declared))
                  help: if this order does not matter, use unordered() or unordered { }
                """,
            ])
    }

    @Test func aCountBeforeTheTaskIsOneFailureAtItsLine() {
        let line = #line + 1
        #expect(HastyTaskManager(store: store).add(first) == 1)
        #expect(TaskManager(store: store).add(second) == 2)
        store.verify()

        #expect(failures.errors == [Sighting(.outOfOrder, line: line)])
    }

    @Test func tooFewTasksAreMissingAtTheirExpectations() {
        #expect(TaskManager(store: store).add(first) == 1)
        store.verify()

        #expect(
            failures.sightings == [
                Sighting(.missing, line: declared + 2), Sighting(.missing, line: declared + 3),
            ])
        #expect(
            failures.texts == [
                """
                MockTaskStore: missing add(task: Task(id: "B"))
                  expected: 3 of 4, once, never called

                    expected                     called
                  1 add(task: Task(id: "A"))  =  add(task: Task(id: "A"))
                  2 count → 1                 =  count → 1
                  3 add(task: Task(id: "B"))  ≠  never
                  4 count → 2                 ≠  never
                """,
                """
                MockTaskStore: missing count
                  expected: 4 of 4, once, never called
                """,
            ])
    }

    @Test func aCountThatIsNotAskedForIsOneFailureAtTheNextCall() {
        ForgetfulTaskManager(store: store).add(first)
        let line = #line + 1
        #expect(TaskManager(store: store).add(second) == 1, "the first count has not been asked for yet")
        store.verify()

        #expect(failures.errors == [Sighting(.outOfOrder, line: line)])
        let text = failures.texts.first ?? ""
        #expect(text.contains("expected: 2 of 4, count, once, never called"))
    }

    @Test func aSurplusTaskIsOneFailureAtItsLine() {
        let manager = TaskManager(store: store)
        #expect(manager.add(first) == 1)
        #expect(manager.add(second) == 2)
        let line = #line + 1
        ForgetfulTaskManager(store: store).add(second)
        store.verify()

        #expect(failures.sightings == [Sighting(.surplus, line: line)])
        #expect(failures.texts.first?.contains("expected: 3 of 4, once, called twice") == true)
    }

    /// Each surplus call is a failure of its own, as each unmet expectation is.
    @Test func eachOfTwoSurplusCallsIsAFailure() {
        let manager = TaskManager(store: store)
        #expect(manager.add(first) == 1)
        #expect(manager.add(second) == 2)
        let line = #line + 1
        #expect(manager.add(Task(id: "C")) == 2, "no count is left, so the last one is repeated")
        store.verify()

        #expect(failures.sightings == [Sighting(.unexpected, line: line), Sighting(.surplus, line: line)])
    }

    @Test func aWrongKindOfCallIsOneFailureAndTheCountsAreAnswered() {
        let line = #line + 1
        #expect(ConfusedTaskManager(store: store).add(first) == 1)
        #expect(TaskManager(store: store).add(second) == 2)
        store.verify()

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        let text = failures.texts.first ?? ""
        #expect(
            text.hasPrefix(
                #"MockTaskStore: unexpected remove(task: Task(id: "A")), expected add(task: Task(id: "A"))"#
                    + "\n"))
    }

    @Test func aTaskThatIsAddedTwiceIsOneFailureAndTheCountsAreAnswered() {
        let manager = TaskManager(store: store)
        #expect(manager.add(first) == 1)
        let line = #line + 1
        ForgetfulTaskManager(store: store).add(first)
        #expect(manager.add(second) == 2)
        store.verify()

        #expect(failures.sightings == [Sighting(.surplus, line: line)])
    }
}
