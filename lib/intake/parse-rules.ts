// The ways in which a text is laid out anew before it is read, in order.
import { writeCircled } from "./parse-circled";
import { partPairedCells } from "./parse-paired-cells";
import { partQuotedCells } from "./parse-quoted-cells";
import { reflow } from "./parse-reflow";
import type { Rule } from "./parse-rewrite";
import { writeColons } from "./parse-slash-labels";
import { partSlashes } from "./parse-slashes";

export const rules: readonly Rule[] = [
  reflow,
  writeColons,
  writeCircled,
  partSlashes,
  partQuotedCells,
  partPairedCells,
];
