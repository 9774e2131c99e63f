// Measures the cost of a failure in a large image, which links the benchmark library and its dependencies.

import Benchmark
import FailureCost

printFailureCost()
withExtendedLifetime(Benchmark.self) {}
