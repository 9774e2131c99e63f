/// Makes the callers of the awaiting function visible in a backtrace.
///
/// The callers of an async function that starts on its caller's executor are found only after it was resumed. This
/// function does nothing, and its return resumes the caller. Without it, a report would not know the line of the
/// test.
@inline(never)
nonisolated(nonsending) func becomeTraceable() async {}
