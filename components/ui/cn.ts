// Joins class names; the later one of two that contradict each other wins.
import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: [
        "display",
        "title",
        "headline",
        "figure",
        "name",
        "section",
        "subsection",
        "desk",
        "driver",
        "address",
        "family",
        "label",
        "caption",
      ],
      radius: ["card"],
      shadow: ["float", "dialog"],
      spacing: ["gutter", "card-x", "card-y"],
    },
  },
});

/** One class attribute out of strings, arrays and conditions. */
export function cn(...inputs: ClassValue[]): string {
  return merge(clsx(inputs));
}
