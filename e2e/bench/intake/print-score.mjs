// Prints a score: by field, by layout, and the records with the gravest mistakes.

const say = (line) => process.stdout.write(`${line}\n`);

/**
 * @param {Awaited<ReturnType<typeof import("./judge.mjs").score>>} report as `score` answers it
 * @param {boolean} [isOpen] whether the records with mistakes are shown
 */
export function printScore({ overall, fields, layouts, records }, isOpen = true) {
  const pct = (n) => `${(n * 100).toFixed(1)}%`.padStart(7);
  const num = (n) => String(n).padStart(6);
  const row = (name, s, extra = "") =>
    say(
      `${name.padEnd(24)}${pct(s.f1)}${pct(s.precision)}${pct(s.recall)}${num(s.tp)}${num(s.wrong)}${num(s.missed)}${extra}`,
    );
  const head = (name, extra = "") =>
    say(
      `\n${name.padEnd(24)}${["f1", "prec", "recall"].map((h) => h.padStart(7)).join("")}${["right", "wrong", "missed"].map((h) => h.padStart(h === "missed" ? 7 : 6)).join("")}${extra}`,
    );
  head("Overall");
  row(`${overall.records} records`, overall);
  say(
    `leaks ${overall.leaks}   notes lost ${overall.notesLost}   errors ${overall.errors}   p50 ${overall.p50Ms} ms   p95 ${overall.p95Ms} ms`,
  );
  head("Field (worst first)");
  for (const [f, s] of Object.entries(fields).toSorted((a, b) => a[1].f1 - b[1].f1)) row(f, s);
  head("Layout", " leaks  records");
  for (const [l, s] of Object.entries(layouts)) row(l, s, `${num(s.leaks)}${String(s.records).padStart(9)}`);
  if (!isOpen) return;
  const weight = (r) => r.wrong.length * 2 + r.missed.length + r.leaks.length * 5 + r.notesLost.length;
  const worst = records
    .filter((r) => weight(r) > 0)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, 10);
  say(worst.length ? `\nThe ${worst.length} worst records` : "\nNo record has a mistake.");
  for (const r of worst) {
    say(
      `\n${r.id}  ${r.layout}  right ${r.tp}, wrong ${r.wrong.length}, missed ${r.missed.length}, leaks ${r.leaks.length}, notes lost ${r.notesLost.length}${r.error ? `  ERROR ${r.error}` : ""}`,
    );
    for (const w of r.wrong)
      say(
        `   wrong   ${w.field}: got ${JSON.stringify(w.got)}${w.want ? `, want ${JSON.stringify(w.want)}` : ", want nothing"}`,
      );
    if (r.missed.length) say(`   missed  ${r.missed.join(", ")}`);
    for (const l of r.leaks) say(`   LEAK    ${l.field}: ${JSON.stringify(l.text)}`);
    if (r.notesLost.length) say(`   notes without ${r.notesLost.map((s) => JSON.stringify(s)).join(", ")}`);
  }
  const failed = records.filter((r) => r.error && !worst.includes(r));
  if (failed.length) say(`\nAlso without an answer: ${failed.map((r) => `${r.id} (${r.error})`).join("; ")}`);
}
