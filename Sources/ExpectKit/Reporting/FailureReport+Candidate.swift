extension FailureReport {
    /// A declaration, or another call, that a failure names besides its own call.
    public struct Candidate: Sendable, Equatable {
        /// Why a failure names it.
        public enum Role: Sendable, Equatable {
            /// An expectation that the call was most likely meant for.
            case nearest
            /// A declaration of another overload of the call.
            case overload
            /// The next expectation.
            case next
            /// A call that should have come before the call.
            case before
            /// A call that should have come after the call.
            case after
            /// A call that ended the turn of the expectation.
            case ended
            /// The declaration that the failure is about.
            case declared
            /// An expectation that accepts the call, and already has all its calls.
            case met
            /// A stub that the call was most likely meant for.
            case stub
            /// The expected call itself, which came at another time.
            case outOfTurn
            /// The expected call itself, which came before its expectation was declared.
            case early
            /// A call with other arguments, which may have been meant.
            case instead
            /// A verification without an expectation.
            case verified
            /// A call that the failure is about.
            case called
        }

        /// Why the failure names it.
        public let role: Role
        /// The name of its mock, if it may differ from the mock of the failure.
        public internal(set) var mock: String?
        /// The call, such as `add(task: Task(id: "A"))`; `nil` for a checkpoint of an order.
        public internal(set) var call: String?
        /// Its place among the expectations of the mock, or among the calls, counted from one.
        public internal(set) var position: Int?
        /// The number of these expectations or calls.
        public internal(set) var total: Int?
        /// The least number of calls that satisfies it.
        public internal(set) var minimumCount: Int?
        /// The largest number of calls that it allows; `nil` if there is no upper bound.
        public internal(set) var maximumCount: Int?
        /// How often it was called.
        public internal(set) var calls: Int?
        /// Its line in the test, or the line at which the mock forwarded it.
        public let location: Location
        /// The differences between it and the call.
        public internal(set) var differences: [Difference]

        package init(
            role: Role, mock: String? = nil, call: String? = nil, position: DeclarationFact.Position? = nil,
            count: CallCount? = nil, calls: Int? = nil, place: DeclarationPlace,
            differences: [ArgumentDifference] = []
        ) {
            (self.role, self.mock, self.call) = (role, mock, call)
            (self.position, total) = (position?.number, position?.total)
            (minimumCount, maximumCount, self.calls) = (count?.minimum, count?.maximum, calls)
            location = Location(place.site)
            self.differences = differences.prefix(Limits.Comparing.differences).map(Difference.init)
        }
    }

    /// One difference between the expected and the actual arguments.
    public struct Difference: Sendable, Equatable {
        /// The place in the arguments, such as `task.id`, `extras[1]` or `body, line 2`.
        ///
        /// Elements are counted from zero, as in Swift, and lines from one.
        public let path: String
        /// The expected value, or the description of a matcher.
        ///
        /// Of long texts and data it is an excerpt. Of a collection it is what the actual one lacks, or `nothing`.
        public let expected: String
        /// The actual value.
        ///
        /// Of long texts and data it is an excerpt. Of a collection it is what is not expected, or `nothing`.
        public let actual: String
    }
}

extension FailureReport.Candidate: Encodable {}

extension FailureReport.Difference: Encodable {}
