internal import ExpectKit

/// Decides which events of a long diagram are folded, and which are left out.
struct DiagramFolding {
    /// Why a diagram is unfolded around an event.
    enum Landmark {
        case none
        /// A wrong or missing call.
        case mistake
        /// The start or the end of a call that waited for its answer.
        case wait
    }

    /// A run of events.
    struct Part: Equatable {
        var isFolded: Bool
        /// The events that are drawn.
        var events: Range<Int>
        /// How many events after them are left out.
        var omitted = 0
    }

    private(set) var sections: [Part] = []

    init(_ landmarks: [Landmark]) {
        let isShown = Self.shown(landmarks)
        var start = 0
        while start < isShown.count {
            let end = isShown[start...].firstIndex { $0 != isShown[start] } ?? isShown.count
            sections.append(Part(isFolded: !isShown[start], events: start..<end))
            start = end
        }
        leaveOutExcess()
    }

    private static func shown(_ landmarks: [Landmark]) -> [Bool] {
        guard landmarks.count > Limits.Diagrams.unfolded else { return landmarks.map { _ in true } }
        var isShown = Array(repeating: false, count: landmarks.count)
        func show(around index: Int, _ reach: Int) {
            for other in max(0, index - reach)...min(landmarks.count - 1, index + reach) {
                isShown[other] = true
            }
        }
        show(around: 0, Limits.Diagrams.ends - 1)
        show(around: landmarks.count - 1, Limits.Diagrams.ends - 1)
        let mistakes = landmarks.indices.lazy.filter { landmarks[$0] == .mistake }
        for index in mistakes.prefix(Limits.Diagrams.landmarks) { show(around: index, Limits.Diagrams.reach) }
        let waits = landmarks.indices.lazy.filter { landmarks[$0] == .wait }
        for index in waits.prefix(Limits.Diagrams.landmarks) { show(around: index, 1) }
        // A fold with one line inside would take as much space as the line.
        for index in isShown.indices.dropFirst().dropLast() where isShown[index - 1] && isShown[index + 1] {
            isShown[index] = true
        }
        return isShown
    }

    private mutating func leaveOutExcess() {
        var left = Limits.Diagrams.events - sections.reduce(0) { $0 + ($1.isFolded ? 0 : $1.events.count) }
        for index in sections.indices where sections[index].isFolded {
            let all = sections[index].events
            sections[index].events = all.prefix(max(0, left))
            sections[index].omitted = all.count - sections[index].events.count
            left -= sections[index].events.count
        }
    }
}
