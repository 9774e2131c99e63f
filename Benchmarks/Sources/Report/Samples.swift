import Foundation

/// The times of the benchmarks in nanoseconds, by name.
///
/// A time is the slowest of the fastest tenth of the samples. Other work of the machine only adds to a time, and on a busy
/// machine it doubled the medians of some benchmarks.
struct Samples {
    private var times: [String: Double] = [:]

    /// Reads the files that the benchmark tool exports. Each has a heading, followed by one sample per line.
    init(folder: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for file in files where file.pathExtension == "tsv" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let samples = text.split(separator: "\n").compactMap { Double($0) }.sorted()
            guard !samples.isEmpty else { continue }
            times[key(file.lastPathComponent)] = samples[samples.count / 10]
        }
    }

    /// The time of a benchmark, or `nil` if it did not run.
    subscript(name: String) -> Double? {
        let wanted = key(name)
        return times.first { $0.key.contains(wanted) }?.value
    }
}

/// Returns the letters and digits of a name, which the benchmark tool keeps in file names.
private func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
}
