// Measures the cost of a failure in a small image, which links little besides the library.

import FailureCost

printFailureCost()
