/// How the calls were answered that are not performed on a real object: the number of calls for each kind of answer.
struct UncheckedCalls: Sendable, Equatable {
    var closures = 0
    var suspended = 0
    var forwarded = 0
    var taped = 0
    /// Calls that no declared answer answered: they returned nothing or a default value, or were not allowed.
    var undeclared = 0

    var total: Int { closures + suspended + forwarded + taped + undeclared }
}
