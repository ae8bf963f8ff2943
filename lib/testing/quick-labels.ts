// Finds the labels of a form's element, and what has an id, as jsdom does, without asking every node of the page for each.

/** Every kind of element that has labels. */
const labelable = () => [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

/** jsdom's count of the changes in a tree, by which it knows whether its live collections still hold. */
function versionOf(root: Node): number {
  const impl = Object.getOwnPropertySymbols(root).find(({ description }) => description === "impl");
  const { _version: version } = (impl === undefined ? {} : Reflect.get(root, impl)) as { _version?: unknown };
  if (typeof version !== "number") throw new Error("This jsdom does not count the changes of a page.");
  return version;
}

/** What `read` finds in a tree, read anew once the tree has changed. */
function untilChanged<Found>(read: (root: Node) => Found): (root: Node) => Found {
  const known = new WeakMap<Node, { version: number; found: Found }>();
  return (root) => {
    const version = versionOf(root);
    const before = known.get(root);
    if (before?.version === version) return before.found;
    const found = read(root);
    known.set(root, { version, found });
    return found;
  };
}

function labelsBelow(root: Node): Iterable<HTMLLabelElement> {
  if (root instanceof DocumentFragment) return root.querySelectorAll("label");
  const collection = (root as Document | Element).getElementsByTagName("label");
  const labels: HTMLLabelElement[] = root instanceof HTMLLabelElement ? [root] : [];
  // Asked in any other way, a collection first looks for an element whose name that is.
  const { item } = HTMLCollection.prototype;
  for (let nth = 0; ; nth += 1) {
    const label = item.call(collection, nth);
    if (label === null) return labels;
    labels.push(label as HTMLLabelElement);
  }
}

const labelsByElement = untilChanged((root) => {
  const found = new Map<Element, HTMLLabelElement[]>();
  for (const label of labelsBelow(root)) {
    const { control } = label;
    if (control) found.set(control, [...(found.get(control) ?? []), label]);
  }
  return found;
});

const elementById = untilChanged((root) => {
  const found = new Map<string, Element>();
  for (const element of (root as ParentNode & Node).querySelectorAll("[id]"))
    if (!found.has(element.id)) found.set(element.id, element);
  return found;
});

/**
 * Takes the place of jsdom's `labels`, which looks the whole page through for every label of the page, for every element
 * asked; in a large form that was half of a test. Which label is an element's is still jsdom's to say.
 */
export function supplyQuickLabels(): void {
  for (const { prototype } of labelable()) {
    if (!Object.hasOwn(prototype, "labels")) throw new Error(`${prototype.constructor.name} has no labels.`);
    Object.defineProperty(prototype, "labels", {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        if (this instanceof HTMLInputElement && this.type === "hidden") return null;
        return labelsByElement(this.getRootNode()).get(this) ?? [];
      },
    });
  }
}

/** Looks an id up, as it is asked for by whoever follows `aria-labelledby`, instead of asking every element. */
export function supplyQuickIds(): void {
  const { querySelector } = Element.prototype;
  Element.prototype.querySelector = function quickly(this: Element, selectors: string) {
    const id = /^\[id="([^"\\]+)"\]$/.exec(selectors)?.[1];
    const first = id === undefined ? undefined : elementById(this.getRootNode()).get(id);
    return first && first !== this && this.contains(first) ? first : querySelector.call(this, selectors);
  };
}
