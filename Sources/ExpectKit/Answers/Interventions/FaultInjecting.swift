/// Makes calls of a mock throw an error instead of their answers.
protocol FaultInjecting: AnyObject, Sendable {
    /// Returns the error that a call throws; `nil` if the call is answered as declared.
    ///
    /// It is called once for each call, on the thread and in the task of the call. It may cancel the task.
    ///
    /// - Parameter failure: The type of error that the requirement throws; `Never` if it throws none.
    func fault<Failure: Error>(of call: ArrivedCall, throwing failure: Failure.Type) -> Failure?
}
