/// The bounds on the work of one call, verification or report, beside the code that they limit.
package enum Limits {}
