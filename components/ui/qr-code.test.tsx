// The code on the page holds every module of its text, inside its quiet zone.
import { render, screen } from "@testing-library/react";
import { create } from "qrcode";
import { expect, it } from "vitest";
import { QrCode } from "./qr-code";

const text = "https://transport.example/family/login#CHI-202611-7QF3K-9TX2M";

/** The dark modules of a drawn path, as 'x,y', without the quiet zone of four. */
function darkModules(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step - 4},${Number(y) - 4}`),
  );
}

it("draws every module once, with four white ones around", async () => {
  render(<QrCode text={text} label="Opens the sign-in" className="size-36" />);
  const code = await screen.findByRole("img", { name: "Opens the sign-in" });
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  expect(code).toHaveAttribute("viewBox", `0 0 ${size + 8} ${size + 8}`);
  const wanted = [...data].flatMap((dark, at) => (dark ? [`${at % size},${Math.floor(at / size)}`] : []));
  const drawn = darkModules(code.querySelector("path")?.getAttribute("d") ?? "");
  expect(drawn.toSorted()).toEqual(wanted.toSorted());
});

it("says so where a text is too long for a code", async () => {
  render(<QrCode text={"x".repeat(4000)} label="Too long" />);
  expect(await screen.findByText("No code here.")).toBeInTheDocument();
});
