/// The bounds on the work of one call, one verification or one report. Those of a room are beside the code that they limit.
///
/// Numbers of a file format or of a binary interface are not limits. They are in the file that reads the format.
package enum Limits {}
