import StackTraces
import Testing

@testable import ExpectKitExploration

/// When the hook into the runtime is installed.
struct JobHookTests {
    /// Without the hook, the tasks of the first run make their calls in another order than those of later runs. In a
    /// process of its own, because other tests install the hook as well.
    @available(macOS 15.0, *)
    @Test func theFirstRunOfAProcessIsObserved() async {
        await #expect(processExitsWith: .success) {
            try await ObservedTasks().run {
                let hook = runtimeSymbol("swift_task_enqueueGlobal_hook")?.load(as: UnsafeRawPointer?.self)
                #expect(hook != nil)
            }
        }
    }
}
