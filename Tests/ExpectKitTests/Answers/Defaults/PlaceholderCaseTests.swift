import Foundation
import Testing

@testable import ExpectKit

/// Which case of an enum is synthesized: never an uninhabited or unavailable one.
struct PlaceholderCaseTests {
    @Test func aCaseThatCarriesAnUninhabitedTypeIsLeftOut() {
        #expect(synthesized(Outcome.self)?.isDone == true)
        #expect(synthesized(Impossible.Several.self)?.isLast == true)
        #expect(synthesized(Impossible.Boxed<Int>.self)?.isLast == true)
    }

    @Test func anEnumWithOnlySuchCasesIsNotSynthesized() {
        #expect(synthesized(Impossible.Only.self) == nil)
        #expect(synthesized(Impossible.Both.self) == nil)
        #expect(synthesized((Int, Impossible.Only).self) == nil)
        #expect(synthesized(Result<Impossible.Only, Impossible.Both>.self) == nil)
    }

    /// Runs in its own process, because reading a value of an uninhabited case would end the process.
    @Test func codeThatReadsTheValueRuns() async {
        await #expect(processExitsWith: .success) {
            let machine = Machine(.nice)
            let outcome = machine.get(Outcome.self)
            guard "\(outcome)" == "done", outcome.isDone else { exit(1) }
        }
    }

    @Test func anUnavailableCaseIsLeftOut() {
        #expect(synthesized(Unavailable.Named.self)?.rawValue == "here")
        #expect(synthesized(Unavailable.Numbered.self)?.rawValue == 1)
        #expect(synthesized(Unavailable.Listed.self)?.isHere == true)
    }

    @Test func onlyTheOtherCasesAreCounted() {
        #expect(PlainCase.all(of: Impossible.Several.self).map(\.number) == [3, 4])
    }
}

private enum Outcome {
    case failed(Never), done

    var isDone: Bool { if case .done = self { true } else { false } }
}

private enum Impossible {
    struct Sealed {
        let never: Never
        let number: Int
    }

    enum Several {
        case sealed(Never, Void), pair((Only, Void)), boxed(Only), last, more

        var isLast: Bool { if case .last = self { true } else { false } }
    }

    enum Boxed<Value> {
        case typed([Value].Type, Never), last

        var isLast: Bool { if case .last = self { true } else { false } }
    }

    enum Only { case one(Never) }
    enum Both: Error { case one(Only), other(Sealed) }
}

private enum Unavailable {
    enum Named: String {
        @available(*, unavailable) case gone
        case here
    }

    enum Numbered: Int {
        @available(*, unavailable) case gone
        case here
    }

    enum Listed: CaseIterable {
        @available(*, unavailable) case gone
        case here

        static let allCases = [Listed.here]
        var isHere: Bool { if case .here = self { true } else { false } }
    }
}
