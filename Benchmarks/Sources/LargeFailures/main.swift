// What a failure costs in a large image: the benchmark library and all that it needs are linked into it.

import Benchmark
import FailureCost

printFailureCost()
withExtendedLifetime(Benchmark.self) {}
