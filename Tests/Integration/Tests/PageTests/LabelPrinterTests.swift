import ExpectKit
import Testing

@testable import Pages

// A shipping desk whose printer is a class. The article about mocks of classes shows these tests.

struct LabelPrinterTests {
    @Test func aLabelIsPrintedForEachParcel() async throws {
        let printer = MockLabelPrinter(port: "usb")
        printer.expect(.warmUp)
        printer.expect(.print("To Ada")).andReturn(1)
        printer.expect(.print("To Ben")).andReturn(1)

        #expect(try await ShippingDesk(printer: printer).label(["Ada", "Ben"]) == 2)

        printer.verify()
    }

    @Test func thePrinterRunsOutOfPaper() async throws {
        let printer = MockLabelPrinter(mode: .partial, port: "usb")
        printer.copies = 2
        printer.expect(.print("To Ada")).andForward()
        printer.expect(.print("To Ben")).andThrow(PrinterError.outOfPaper)

        await #expect(throws: PrinterError.outOfPaper) {
            try await ShippingDesk(printer: printer).label(["Ada", "Ben", "Eve"])
        }

        printer.verify()
    }

    @Test func aFinalMethodIsThatOfTheClass() {
        let printer = MockLabelPrinter("office printer", mode: .nice, port: "usb")
        #expect(printer.identify() == "printer at usb")
    }

    @Test func aLabelForAnotherParcelFails() async throws {
        let failures = FailureRecorder()
        let printer = MockLabelPrinter(port: "usb")
        printer.mock.reporter = failures
        printer.expect(.warmUp)
        printer.expect(.print("To Ada")).andReturn(1)
        #expect(try await ShippingDesk(printer: printer).label(["Eve"]) == 1)
        printer.verify()
        #expect(
            failures.reports.map { String($0.text.prefix { $0 != "\n" }) } == [
                "MockLabelPrinter: print(…): label is \"To Eve\", expected \"To Ada\""
            ])
    }
}
