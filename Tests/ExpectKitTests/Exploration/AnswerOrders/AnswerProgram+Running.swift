import ExpectKit
import ExpectKitExploration

extension AnswerProgram {
    /// The tasks that make the calls.
    enum Style: CaseIterable {
        case childTasks, unstructuredTasks, detachedTasks, mainActorTasks, actorTasks
    }

    /// Runs the program in every answer order.
    ///
    /// - Parameter mockCount: The number of mocks among which the calls are distributed.
    /// - Returns: The calls of each run, in the order of their answers.
    func answeredInEveryOrder(_ style: Style, mockCount: Int = 1) async -> [[Int]] {
        let runs = Shared<[[Int]]>([])
        await inEveryAnswerOrder { answers in
            let order = Shared<[Int]>([])
            let mocks = (0..<mockCount).map { MockStepping("mock \($0)") }
            for mock in mocks {
                answers.hold(mock)
                mock.stub(.step(.any)).andDo { call in
                    guard case .step(let number) = call else { return 0 }
                    order.change { $0.append(number.value) }
                    return number.value
                }
            }
            await start(style, mocks) { await answers.answerAll() }
            runs.change { $0.append(order.value) }
        }
        return runs.value
    }

    /// Makes the calls, and waits until all are answered.
    private func start(
        _ style: Style, _ mocks: [MockStepping], _ answer: nonisolated(nonsending) () async -> Void
    ) async {
        let steps: [any Stepping] = mocks
        switch style {
        case .childTasks:
            await withTaskGroup(of: Void.self) { group in
                for call in first { group.addTask { await makeCall(call, steps) } }
                await answer()
            }
        case .unstructuredTasks:
            let tasks = first.map { call in Task { await makeCall(call, steps) } }
            await answer()
            for task in tasks { await task.value }
        case .detachedTasks:
            let tasks = first.map { call in Task.detached { await makeCall(call, steps) } }
            await answer()
            for task in tasks { await task.value }
        case .mainActorTasks:
            let tasks = first.map { call in Task { @MainActor in await makeCallOnMainActor(call, steps) } }
            await answer()
            for task in tasks { await task.value }
        case .actorTasks:
            let caller = CallingActor(program: self, steps: steps)
            let tasks = first.map { call in Task { await caller.makeCall(call) } }
            await answer()
            for task in tasks { await task.value }
        }
    }

    private func makeCall(_ call: Int, _ steps: [any Stepping]) async {
        _ = await steps[call % steps.count].step(call)
        await withTaskGroup(of: Void.self) { group in
            for call in next[call] { group.addTask { await makeCall(call, steps) } }
        }
    }

    @MainActor private func makeCallOnMainActor(_ call: Int, _ steps: [any Stepping]) async {
        _ = await steps[call % steps.count].step(call)
        let tasks = next[call].map { call in Task { await makeCallOnMainActor(call, steps) } }
        for task in tasks { await task.value }
    }
}

private actor CallingActor {
    let program: AnswerProgram
    let steps: [any Stepping]

    init(program: AnswerProgram, steps: [any Stepping]) { (self.program, self.steps) = (program, steps) }

    func makeCall(_ call: Int) async {
        _ = await steps[call % steps.count].step(call)
        let tasks = program.next[call].map { call in Task { await makeCall(call) } }
        for task in tasks { await task.value }
    }
}
