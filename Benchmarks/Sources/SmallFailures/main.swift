// What a failure costs in a small image: the library and little else.

import FailureCost

printFailureCost()
