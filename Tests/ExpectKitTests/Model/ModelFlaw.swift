/// A rule that the reference model gets wrong on purpose, to test that the model test detects a difference.
enum ModelFlaw: CaseIterable {
    case oldestStubWins, nothingIsRetired, boundsAreOneMore, niceIgnoresBounds, rejectionsComeFirst
    case expectationsReuseNoStubs, answersAreReusedWithoutLimit, checkpointKeepsAll, unmetIsNotReported
    case usedAnswersAreNotRepeated, forbiddenCallsAreForwarded
}
