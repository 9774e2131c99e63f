/// The bounds on the work of one call, one verification or one report, beside the code that they limit. Numbers of a
/// file format or of a binary interface are not limits.
package enum Limits {}
