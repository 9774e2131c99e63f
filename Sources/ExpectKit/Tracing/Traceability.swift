/// Lets a backtrace find the callers of the function that awaits this one.
///
/// The callers of an async function that starts on its caller's executor are found only once it has been
/// resumed. This does nothing, and so resumes it; without it a report would not know the line of the test.
@inline(never)
nonisolated(nonsending) func becomeTraceable() async {}
