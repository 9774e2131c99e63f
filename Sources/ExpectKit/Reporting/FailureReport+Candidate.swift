extension FailureReport {
    /// A declaration, or another call, that a failure names beside its own call.
    public struct Candidate: Sendable, Equatable {
        /// Why a failure names it.
        public enum Role: Sendable, Equatable {
            /// An expectation that the call was most likely meant for.
            case nearest
            /// The next expectation.
            case next
            /// What should have come before the call.
            case before
            /// What should have come after the call.
            case after
            /// A call that ended the turn of the expectation.
            case ended
            /// The declaration that the failure is about.
            case declared
            /// An expectation that the call fits, and that is met.
            case met
            /// A stub that the call was most likely meant for.
            case stub
            /// The expected call itself, which came at another time.
            case outOfTurn
            /// A call with other arguments, which may have been meant.
            case instead
            /// A verification without an expectation.
            case verified
            /// A call that the failure is about.
            case called
        }

        /// Why the failure names it.
        public let role: Role
        /// The name of its mock, where it may be another one than the failure's.
        public internal(set) var mock: String?
        /// The call, such as `add(task: Task(id: "A"))`; nothing for a checkpoint of an order.
        public internal(set) var call: String?
        /// Its place among the expectations of the mock, or among the calls, counted from one.
        public internal(set) var position: Int?
        /// How many there are of these.
        public internal(set) var total: Int?
        /// How often it must come at least.
        public internal(set) var minimumCount: Int?
        /// How often it may come at most; nothing where there is no bound.
        public internal(set) var maximumCount: Int?
        /// How often it was called.
        public internal(set) var calls: Int?
        /// Its line in the test, or the line at which the wrapper forwarded it.
        public let location: Location
        /// What differs between it and the call.
        public internal(set) var differences: [Difference]

        init(
            role: Role, mock: String? = nil, call: String? = nil, position: DeclarationFact.Position? = nil,
            count: CallCount? = nil, calls: Int? = nil, place: DeclarationPlace,
            differences: [ExpectKit.Difference] = []
        ) {
            self.role = role
            self.mock = mock
            self.call = call
            self.position = position?.number
            total = position?.total
            minimumCount = count?.minimum
            maximumCount = count?.maximum
            self.calls = calls
            location = Location(place.site)
            self.differences = differences.map(Difference.init)
        }

        mutating func note(_ count: CallCount, _ calls: Int) {
            (minimumCount, maximumCount, self.calls) = (count.minimum, count.maximum, calls)
        }

        /// Returns it with other texts.
        func mapText(_ change: (String) -> String) -> Self {
            var candidate = self
            candidate.mock = mock.map(change)
            candidate.call = call.map(change)
            candidate.differences = differences.map { $0.mapText(change) }
            return candidate
        }
    }

    /// One thing that differs between what was expected and what came.
    public struct Difference: Sendable, Equatable {
        /// Where in the arguments, such as `task.id` or `extras[1]`.
        public let path: String
        /// What was expected there: a value, or the words of a matcher.
        public let expected: String
        /// What came instead.
        public let actual: String

        func mapText(_ change: (String) -> String) -> Self {
            Self(path: change(path), expected: change(expected), actual: change(actual))
        }
    }
}

extension FailureReport.Difference {
    init(_ difference: ExpectKit.Difference) {
        self.init(path: difference.path, expected: difference.expected, actual: difference.got)
    }
}
