/// Prints labels. No protocol declares its members.
class LabelPrinter {
    let port: String
    var copies = 1

    init(port: String) {
        self.port = port
        reset()
    }

    func reset() {}
    func warmUp() async {}
    func print(_ label: String) throws -> Int { copies }
    final func identify() -> String { "printer at \(port)" }
}

enum PrinterError: Error { case outOfPaper }

/// Prints the labels of parcels.
struct ShippingDesk {
    let printer: LabelPrinter

    /// Prints a label for each parcel, and returns how many labels were printed.
    func label(_ parcels: [String]) async throws -> Int {
        await printer.warmUp()
        var printed = 0
        for parcel in parcels { printed += try printer.print("To \(parcel)") }
        return printed
    }
}
