/// Makes the callers of the awaiting function visible in a backtrace.
///
/// The callers of an async function that starts on its caller's executor can be found only after the function was
/// resumed. The body of this function is empty, and its return resumes the awaiting function. Without it, a report
/// could not show the line of the test.
@inline(never)
nonisolated(nonsending) func becomeTraceable() async {}
