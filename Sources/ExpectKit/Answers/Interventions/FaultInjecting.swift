/// Makes calls of a mock throw an error instead of their answers.
protocol FaultInjecting: AnyObject, Sendable {
    /// How many repeated bodies are around the one in which it makes calls fail.
    var depth: Int { get }

    /// Returns the error that a call throws; `nil` if the call is answered as declared.
    ///
    /// It is called once for each call, on the thread and in the task of the call. It may cancel the task.
    ///
    /// - Parameter earlier: The error that the call throws because of a body around this one. The type is that of the
    ///   requirement; `Never` if it throws none.
    func fault<Failure: Error>(of call: ArrivedCall, after earlier: Failure?) -> Failure?
}
