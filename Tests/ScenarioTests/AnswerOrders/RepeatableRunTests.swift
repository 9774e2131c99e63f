import ExpectKit
import ExpectKitExploration
import Testing

/// The same body makes the same calls in the same order, whatever its tasks are isolated to.
struct RepeatableRunTests {
    @Test func callsArriveInTheSameOrderInEachRun() async throws {
        var orders: Set<[String]> = []
        for _ in 0..<50 {
            // The warning that other orders were not tried is not the subject.
            _ = try await Issues.recorded(warnings: true) {
                await inEveryAnswerOrder(limit: 1) { answers in
                    let api = MockSearchAPI()
                    answers.hold(api)
                    var order: [String] = []
                    api.stub(.search(.any)).andDo {
                        if case .search(let text) = $0 { order.append(text.value) }
                        return []
                    }
                    let screen = Screen()
                    let cache = Cache()
                    let tasks = [
                        Task { @MainActor in await screen.search("screen 1", with: api) },
                        Task { await cache.search("cache 1", with: api) },
                        Task.detached { _ = try? await api.search("detached") },
                        Task { @MainActor in await screen.search("screen 2", with: api) },
                        Task { await cache.search("cache 2", with: api) },
                    ]
                    await answers.answerAll()
                    for task in tasks { await task.value }
                    orders.insert(order)
                }
            }
        }
        #expect(orders.count == 1)
        #expect(orders.first?.count == 7)
    }

    @Test func aSearchInARunHasItsOwnOrders() async {
        var runs = 0
        await inEveryAnswerOrder { outer in
            let api = heldAPI(outer)
            async let first = api.search("a")
            async let second = api.search("b")
            await inEveryAnswerOrder { inner in
                runs += 1
                let api = heldAPI(inner)
                async let first = api.search("a")
                async let second = api.search("b")
                await inner.answerAll()
                _ = try? await (first, second)
            }
            await outer.answerAll()
            _ = try? await (first, second)
        }
        #expect(runs == 4)
    }

    @Test func testsThatRunAtTheSameTimeHaveTheirOwnCalls() async {
        await withTaskGroup { group in
            for number in 1...8 {
                group.addTask {
                    await inEveryAnswerOrder { answers in
                        let api = MockSearchAPI()
                        answers.hold(api)
                        api.stub(.search(.any)).andReturn(["\(number)"])
                        async let first = api.search("a")
                        async let second = api.search("b")
                        async let third = api.search("c")
                        await answers.answerAll()
                        let results = try? await [first, second, third]
                        #expect(results == Array(repeating: ["\(number)"], count: 3))
                    }
                }
            }
        }
    }
}

@MainActor private final class Screen {
    func search(_ text: String, with api: any SearchAPI) async {
        _ = try? await api.search(text)
        await Task.yield()
        _ = try? await api.search(text + " again")
    }
}

private actor Cache {
    func search(_ text: String, with api: any SearchAPI) async {
        _ = try? await api.search(text)
    }
}
