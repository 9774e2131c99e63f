/// A rule that the reference model gets wrong on purpose, to see that the test notices a model and a mock that differ.
enum ModelFlaw: CaseIterable {
    case oldestStubWins, nothingIsPassed, boundsAreOneMore, niceForgivesBounds, rejectionsComeFirst
    case expectationsBorrowNothing, answersAreLentForEver, checkpointKeepsAll, unmetIsForgotten
}
