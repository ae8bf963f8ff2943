// The quick search for labels and ids finds what jsdom's own finds.
import { render } from "@testing-library/react";
import { expect, it } from "vitest";

const page = (
  <div>
    <label htmlFor="name">Name</label>
    <input id="name" />
    <label htmlFor="name">also Name</label>
    <label>
      Weight <input type="hidden" /> <input data-testid="inside" /> <input data-testid="second" />
    </label>
    <label htmlFor="other">
      Of another <input data-testid="enclosed" />
    </label>
    <label htmlFor="">
      Of none <input data-testid="none" />
    </label>
    <select id="other" aria-label="Other" />
    <textarea data-testid="bare" />
    <label htmlFor="twice">Twice</label>
    <button id="twice" type="button">
      Of its own
    </button>
    <output id="twice" />
    <meter /> <progress />
    <label htmlFor="text">Of what takes no label</label>
    <p id="text" />
  </div>
);

const kinds = "button, input, meter, output, progress, select, textarea";

it("finds the same labels in the same order, on the page and off it", () => {
  const { container } = render(page);
  const expectSame = () => {
    const labels = [...container.querySelectorAll("label")];
    for (const element of container.querySelectorAll<HTMLInputElement>(kinds)) {
      const own = labels.filter(({ control }) => control === element);
      expect(element.type === "hidden" ? element.labels : [...(element.labels ?? [])]).toEqual(
        element.type === "hidden" ? null : own,
      );
    }
  };
  expectSame();
  const counts = [...container.querySelectorAll<HTMLInputElement>(kinds)].map(({ labels }) => labels?.length ?? null);
  expect(counts).toEqual([2, null, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0]);
  container.remove();
  expectSame();
});

it("finds a label that came, and loses one that went", () => {
  const { container } = render(page);
  const [first, also] = container.querySelectorAll("label");
  const input = container.querySelector("input");
  also?.setAttribute("for", "other");
  expect([...(input?.labels ?? [])]).toEqual([first]);
  first?.remove();
  expect([...(input?.labels ?? [])]).toEqual([]);
});

it("finds by its id the first below an element, on the page and off it, as the page stands now", () => {
  const { container } = render(page);
  const [button, output] = [container.querySelector("button"), container.querySelector("output")];
  const ofTwice = () => container.querySelector('[id="twice"]');
  expect(ofTwice()).toBe(button);
  expect(button?.querySelector('[id="twice"]')).toBeNull();
  container.remove();
  expect(ofTwice()).toBe(button);
  button?.setAttribute("id", "once");
  expect(ofTwice()).toBe(output);
  output?.setAttribute("id", "");
  expect(ofTwice()).toBeNull();
  expect(container.querySelector('[id=""]')).toBe(output);
});

it("finds by its id what stands below an element where another comes before it", () => {
  const { container } = render(
    <>
      <p id="one" />
      <section>
        <i id="one" />
      </section>
    </>,
  );
  expect(container.querySelector('section [id="one"]')).toBe(container.querySelector("i"));
  expect(container.querySelector("section")?.querySelector('[id="one"]')).toBe(container.querySelector("i"));
});
