import ExpectKit
import Testing

@testable import FixtureProtocols

// An argument with a default value in an extension of the protocol can be left out in the token.

struct OmittedArgumentTests {
    private let mock = MockSpanTracer()
    private let failures = FailureRecorder()
    private var tracer: any SpanTracer { mock }

    @Test func anArgumentThatIsLeftOutMayBeAnything() {
        mock.expect(.startSpan("load")).andReturn(1)
        mock.expect(.flush())
        #expect(tracer.startSpan("load", context: "c", ofKind: .server) == 1)
        tracer.flush(true)
        mock.verify()
    }

    @Test func aValueInAVariableIsWrittenBesideOmittedArguments() {
        let (name, kind, context): (String, SpanKind, String?) = ("load", .client, "c")
        mock.expect(.startSpan(name, ofKind: kind)).andReturn(1)
        mock.expect(.startSpan(name, context: context)).andReturn(2)
        mock.expect(.startSpan(name, line: 7)).andReturn(3)
        #expect(tracer.startSpan("load", ofKind: .client) == 1)
        #expect(tracer.startSpan("load", context: "c") == 2)
        #expect(tracer.startSpan("load", line: 7) == 3)
        mock.verify()
    }

    @Test func aMatcherIsWrittenBesideAPlainValue() {
        let name = "load"
        mock.expect(.startSpan(name, ofKind: .not(.value(.internal)))).andReturn(1)
        mock.expect(.startSpan(.hasPrefix("l"), context: .any, ofKind: .any)).andReturn(2)
        #expect(tracer.startSpan("load", ofKind: .client) == 1)
        #expect(tracer.startSpan("load") == 2)
        mock.verify()
    }

    @Test func allArgumentsCanBeWritten() {
        let (name, kind, line): (String, SpanKind, UInt) = ("load", .client, 7)
        mock.expect(.startSpan(name, context: nil, ofKind: kind, function: "f", line: line)).andDo {
            name, _, _, _, line, _ in
            name.count + Int(line)
        }
        #expect(tracer.startSpan("load", ofKind: .client, function: "f", line: 7) == 11)
        mock.verify()
    }

    @Test func aWrittenNilIsAValue() {
        mock.mock.reporter = failures
        mock.expect(.startSpan("load", context: nil)).andReturn(1)
        #expect(tracer.startSpan("load", context: "c") == 1)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.onlyReportContains(#"context is "c", expected nil"#))
    }

    @Test func aWrittenArgumentThatDiffersIsReported() {
        mock.mock.reporter = failures
        mock.expect(.startSpan("load", ofKind: .client)).andReturn(1)
        #expect(tracer.startSpan("load", context: "c", ofKind: .server) == 1)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.onlyReportContains("ofKind is server, expected client"))
    }

    @Test func anArgumentWithoutADefaultValueIsWritten() {
        mock.expect(.record("lost", code: 3))
        tracer.record("lost", code: 3)
        mock.verify()
    }
}
