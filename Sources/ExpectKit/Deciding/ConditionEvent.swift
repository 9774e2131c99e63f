/// An event that the conditions of a declaration must receive.
struct ConditionEvent {
    enum Kind {
        case progress(CallProgress)
        case called
        case forgotten
        /// Its missing call was reported.
        case released
    }

    let conditions: [any CallCondition]
    let kind: Kind

    /// Notifies the conditions of the event.
    ///
    /// - Returns: The waits that end with it.
    func notify() -> [Wait] {
        switch kind {
        case .progress(let progress):
            for condition in conditions { condition.update(progress) }
            return []
        case .called: return conditions.flatMap { $0.noteCall() }
        case .forgotten:
            for condition in conditions { condition.forget() }
            return []
        case .released:
            for condition in conditions { condition.release() }
            return []
        }
    }
}
