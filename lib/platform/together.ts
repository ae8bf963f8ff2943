// Questions to the database that come at one time are asked together: one way there and back for many.

interface Options<K> {
  /** How many may be under way. */
  atOnce: number;
  /** What comes while one is under way goes together into the next: once that is back, or after so long; milliseconds. */
  patienceMs: number;
  /** How many go together at most. */
  most: number;
  /** Keys of the same name never go into one question; two of them may be under way at once. */
  apart?: (key: K) => string;
}

interface Waiting<K, V> {
  key: K;
  answer: (value: V) => void;
  fail: (error: unknown) => void;
}

/**
 * `ask` answers many keys in their order; the returned function asks for one. It is asked after the call, never shared
 * with a question that was under way before, so the answer is as fresh as one that was asked alone.
 */
export function together<K, V>(
  ask: (keys: K[]) => Promise<readonly V[]>,
  { atOnce, patienceMs, most, apart }: Options<K>,
): (key: K) => Promise<V> {
  let waiting: Waiting<K, V>[] = [];
  let running = 0;
  let patience: NodeJS.Timeout | null = null;

  const next = (): Waiting<K, V>[] => {
    const names = new Set<string>();
    const taken: Waiting<K, V>[] = [];
    waiting = waiting.filter((entry) => {
      const name = apart?.(entry.key);
      if (taken.length >= most || (name !== undefined && names.has(name))) return true;
      if (name !== undefined) names.add(name);
      taken.push(entry);
      return false;
    });
    return taken;
  };

  const askAll = async (entries: readonly Waiting<K, V>[]) => {
    const values = await ask(entries.map(({ key }) => key));
    for (const [index, { answer }] of entries.entries()) answer(values[index] as V);
  };

  const run = async () => {
    running += 1;
    while (waiting.length > 0) {
      const entries = next();
      // One that cannot be answered must not keep the others from their answers.
      await askAll(entries).catch(async (error: unknown) => {
        const [only, ...more] = entries;
        if (only && more.length === 0) only.fail(error);
        else await Promise.all(entries.map((entry) => askAll([entry]).catch(entry.fail)));
      });
    }
    running -= 1;
  };

  const waitNoMore = () => {
    patience = null;
    if (waiting.length > 0 && running < atOnce) void run();
    if (waiting.length > 0) wait();
  };

  const wait = () => {
    if (running < atOnce) patience ??= setTimeout(waitNoMore, patienceMs);
  };

  return (key) =>
    new Promise((answer, fail) => {
      waiting.push({ key, answer, fail });
      if (running === 0) void run();
      else wait();
    });
}
