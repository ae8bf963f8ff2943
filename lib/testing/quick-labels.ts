// Finds the labels of a form's element as jsdom does, without asking every node of the page for each.

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

/** Whether `label` could be `element`'s: a cheap question before the dear one. */
function mayName(label: HTMLLabelElement, element: Element): boolean {
  const named = label.getAttribute("for");
  return named === null ? label.contains(element) : named === element.id;
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

function labelsOf(element: Element): HTMLLabelElement[] {
  const labels = [...labelsBelow(element.getRootNode())];
  return labels.filter((label) => mayName(label, element) && label.control === element);
}

/**
 * Takes the place of jsdom's `labels`, which looks the whole page through for every label of the page, for every element
 * asked; in a large form that was a third of a test. Which label is an element's is still jsdom's to say.
 */
export function supplyQuickLabels(): void {
  for (const { prototype } of labelable()) {
    if (!Object.hasOwn(prototype, "labels")) throw new Error(`${prototype.constructor.name} has no labels.`);
    Object.defineProperty(prototype, "labels", {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this instanceof HTMLInputElement && this.type === "hidden" ? null : labelsOf(this);
      },
    });
  }
}
