// What goes wrong on demand between the product and the Stripe stand-in.

/**
 * `lost` does the work and cuts the line; `cut` cuts it before; `broken` answers 500 and does nothing; `silent` never
 * answers; `busy` answers 409, as while a first call under the same key is at work.
 */
export type Fault = "lost" | "cut" | "broken" | "silent" | "busy";

interface Planned {
  method: string;
  path: RegExp;
  fault: Fault;
  left: number;
}

export class Faults {
  #planned: Planned[] = [];

  /** The next `times` calls that fit fail so; the SDK asks again once by itself. */
  plan(fault: Fault, { method = "POST", path = /./, times = 1 }: { method?: string; path?: RegExp; times?: number }) {
    this.#planned.push({ method, path, fault, left: times });
  }

  clear(): void {
    this.#planned = [];
  }

  take(method: string, path: string): Fault | null {
    const found = this.#planned.find((each) => each.left > 0 && each.method === method && each.path.test(path));
    if (!found) return null;
    found.left -= 1;
    return found.fault;
  }
}
