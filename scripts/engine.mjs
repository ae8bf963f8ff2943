// Settings of the JavaScript engine, to be imported before what makes use of them.
import { setFlagsFromString } from "node:v8";

// A first call is read by some four thousand patterns. Interpreted first and compiled at their second use, each is made
// ready twice, and most of them late, when the engine already writes its plain and slow code: see docs/decisions/0056.
setFlagsFromString("--no-regexp-tier-up");
