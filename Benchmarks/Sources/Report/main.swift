// Prints the results of the benchmarks as tables, and measures memory and build times.
//
// Each figure is a ratio to a hand-written double in the same run, or a share of a limit, because absolute times depend on
// the machine.

import Foundation

let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
let library = package.deletingLastPathComponent()

// The builds alone, because the other benchmarks take much longer.
if CommandLine.arguments.dropFirst().first == "builds" {
    let builds = try BuildFigures(library: library)
    print((builds.ratios + builds.shares + [builds.times]).joined(separator: "\n"))
    exit(0)
}

let samples = try Samples(folder: package.appending(path: ".build/samples"))
let batch = 1_000.0

/// Returns a row with the ratios to the hand-written double in the same benchmark.
func row(_ words: String, _ name: String) -> String {
    let measure = samples["\(name): hand-written"]
    let forms = ["Equatable", "typed", "reflection"].map { ratio(samples["\(name): \($0)"], to: measure) }
    return "| \(words) | \(forms.joined(separator: " | ")) |"
}

let many = try ManyMocksRows(samples, package: package, library: library)

let crowds = ["0", "1000", "100000"]
let calls =
    crowds.map { row("a matched ordered call, after \($0) calls", "expected, \($0) calls before") }
    + crowds.dropFirst().map {
        row("the same, before \($0) more expectations", "expected, \($0) expected behind")
    }
    + crowds.map { row("a stubbed call, after \($0) calls", "stubbed, \($0) calls before") }
    + ["1", "1000", "100000"].map {
        row("the same, of \($0) stubs for exact arguments", "stubbed, \($0) exact stubs")
    }
    + crowds.map { row("a recorded call in nice mode, after \($0) calls", "nice, \($0) calls before") }
    + crowds.map { row("a forwarded call, after \($0) calls", "forwarded, \($0) calls before") }
    + [row("an async call", "async")] + many.ratios

let call = samples["expected, 0 calls before: hand-written"].map { $0 / batch }
let matchers = ["1", "10", "100"].map { number in
    "| a stubbed call with \(number) matchers to ask, typed | "
        + "\(ratio(samples["stubbed, \(number) matchers to ask: typed"], to: samples["stubbed, 1 exact stubs: hand-written"])) |"
}
let booking = samples["nice, 0 calls before: hand-written"]
let singles =
    [("a matched ordered call", "expected, 0 calls before"), ("an async call", "async")].map { words, name in
        let floor = ratio(samples["\(name): floor"], to: samples["\(name): hand-written"])
        return "| \(words) of a mock that only locks, records, compares and returns | \(floor) |"
    } + matchers + [
        "| a call with two arguments and five matchers, typed | \(ratio(samples["matchers: typed"], to: booking)) |",
        "| `verify()`, for each of 100000 calls | \(ratio(samples["verify() after 100000 calls"].map { $0 / 100_000 }, to: call)) |",
        "| `verify()`, for each of 1000000 calls | \(ratio(samples["verify() after 1000000 calls"].map { $0 / 1_000_000 }, to: call)) |",
        "| 8 threads on one mock, 100000 calls each, to a spy with a lock | \(ratio(samples["8 threads, 100000 calls each: Equatable"], to: samples["8 threads, 100000 calls each: hand-written"])) |",
    ]

// MARK: Memory

func peak(_ form: String) throws -> Double {
    let ran = try run([".build/release/PeakMemory", form], in: package)
    guard let kibibytes = Double(ran.output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
        throw Missing(words: "PeakMemory \(form) said: \(ran.output)")
    }
    return kibibytes
}
let floor = try peak("nothing")
let written = try peak("hand-written") - floor
let memory = try ["Equatable", "typed", "reflection"].map { ratio(try peak($0) - floor, to: written) }

// MARK: Building

let builds = try BuildFigures(library: library)

let limits =
    [
        share(
            "a call with two arguments by reflection",
            samples["expected, two arguments: reflection"].map { $0 / batch }, of: 2_000, "2 µs"),
        share(
            "`verify()` of 1000000 matching calls", samples["verify() after 1000000 calls"], of: 1e8, "100 ms"
        ),
        share(
            "`verify()` of 100000 calls, 10 of them wrong", samples["align 100000 calls, 10 wrong"], of: 1e9,
            "1 s"),
        share(
            "`verify()` of 100000 calls, all wrong", samples["align 100000 calls, all wrong"], of: 1e9, "1 s"),
        share(
            "the report of a wrong call after 100000", samples["report a wrong call after 100000"], of: 1e9,
            "1 s"
        ),
        share(
            "8 threads, 100000 calls each", samples["8 threads, 100000 calls each: Equatable"], of: 1e9, "1 s"
        ),
    ] + builds.shares

let processor =
    (try? run([
        "sh", "-c", "lscpu 2>/dev/null | sed -n 's/^Model name: *//p' || sysctl -n machdep.cpu.brand_string",
    ]))?
    .output.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
let compiler =
    try run(["swift", "--version"]).output.split(separator: "\n").first { $0.contains("Swift version") } ?? ""
let machine =
    "\(ProcessInfo.processInfo.activeProcessorCount) cores (\(processor)), \(ProcessInfo.processInfo.operatingSystemVersionString), \(compiler)"

let text = """
    Measured on \(machine).

    Times of the same call of a hand-written double:

    | | Equatable | typed | reflection |
    | --- | ---: | ---: | ---: |
    \(calls.joined(separator: "\n"))
    | peak memory of 1000000 recorded calls | \(memory.joined(separator: " | ")) |

    Times of a call of a hand-written double:

    | | |
    | --- | ---: |
    \(singles.joined(separator: "\n"))
    \(builds.ratios.joined(separator: "\n"))

    Times of a call among 10000 expectations, of a call among 100:

    | | Equatable | typed | reflection |
    | --- | ---: | ---: | ---: |
    \(flatnessRows(samples).joined(separator: "\n"))

    Shares of limits:

    | | limit | taken |
    | --- | ---: | ---: |
    \(limits.joined(separator: "\n"))
    \(many.shares.joined(separator: "\n"))
    """

print(text)
