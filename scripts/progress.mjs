// Shows the stages of a command, one line each with the time it took.
const TICK_MS = 1000;
const WIDTH = 34;

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one stage and prints its line.
 * @template T
 * @param {string} name what is being done, in plain words
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function stage(name, work) {
  const began = Date.now();
  const label = `${name} `.padEnd(WIDTH, ".");
  const isLive = process.stdout.isTTY;
  process.stdout.write(label);
  const ticking = isLive ? setInterval(() => process.stdout.write(`\r${label} ${seconds(began)}`), TICK_MS) : undefined;
  try {
    const result = await work();
    process.stdout.write(`${isLive ? `\r${label}` : ""} ${seconds(began)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${isLive ? `\r${label}` : ""} failed after ${seconds(began)}\n`);
    throw error;
  } finally {
    clearInterval(ticking);
  }
}
