// Dresses Stripe's fields in the colours of the present theme.
import type { Appearance } from "@stripe/stripe-js";
import type { Theme } from "@/components/hooks/use-theme";

/** A colour of the theme as Stripe reads it: '#1a2b3c'. */
function colorOf(token: string): string {
  const painter = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const color = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  if (!painter || color === "") return "";
  painter.fillStyle = color;
  painter.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = painter.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

const tokens = {
  colorPrimary: "--ring",
  colorBackground: "--field",
  colorText: "--foreground",
  colorTextSecondary: "--muted-foreground",
  colorTextPlaceholder: "--muted-foreground",
  colorDanger: "--declined",
} as const;

/** How Stripe's fields look beside ours. */
export function cardAppearance(theme: Theme): Appearance {
  const colors = Object.entries(tokens).map(([name, token]) => [name, colorOf(token)] as const);
  const line = colorOf("--input");
  return {
    theme: theme === "dark" ? "night" : "stripe",
    labels: "above",
    variables: {
      ...Object.fromEntries(colors.filter(([, color]) => color !== "")),
      fontFamily: "Geist, system-ui, sans-serif",
      // Under 16 px a phone would zoom in on the field.
      fontSizeBase: "16px",
      borderRadius: "8px",
      spacingUnit: "4px",
    },
    rules: line === "" ? {} : { ".Input": { border: `1px solid ${line}`, boxShadow: "none" } },
  };
}
