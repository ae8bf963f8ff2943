// Turns the signals that ask a command to end into one promise.

// A terminal sends Ctrl-C to every process, and npm passes it on besides: the echo is not a second press.
const ECHO_MS = 800;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Resolves at the first signal that asks to end; a second one, later than its echo, ends the process at once.
 * @param {() => void} [onForce] the last thing to do before ending at once
 * @returns {Promise<NodeJS.Signals>}
 */
export function onEnd(onForce = () => {}) {
  return new Promise((done) => {
    let firstAt = 0;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (firstAt === 0) {
          firstAt = Date.now();
          done(signal);
        } else if (Date.now() - firstAt > ECHO_MS) {
          onForce();
          process.exit(1);
        }
      });
    }
  });
}
