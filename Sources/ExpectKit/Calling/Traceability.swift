/// Makes the callers of the awaiting function visible in a backtrace.
///
/// The body of this function is empty, and its return resumes the awaiting function. The name of a resumed function shows
/// that it is async. Before that, only another symbol of the image shows it, which takes longer to find. Without either, a
/// report could not show the line of the test.
@inline(never)
nonisolated(nonsending) func becomeTraceable() async {}
