// Settings of the JavaScript engine with which everything that reads first calls is started.

/**
 * Arguments for `node`, before the file. A first call is read by some four thousand patterns; interpreted first and
 * compiled at their second use, each is made ready twice, and most of them late: see docs/decisions/0056. Only the
 * command line may say so: switched in a running process, it ends the process at the next use of an interpreted pattern.
 */
export const engineArguments = ["--no-regexp-tier-up"];
