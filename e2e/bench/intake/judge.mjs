// Compares what a parser answered with what the records say, and adds it up by field and layout.

const FIELDS =
  `callReceivedAt pickupLocation deliveryLocation requestedDate requestedTime contactName contactPhone deceasedName dateOfBirth dateOfDeath dateOfPassing
timeOfPassing weight isDeceasedReady isFamilyThere isVeteran isPrearranged isCoronerCase isDonor embalmingPermission covidStatus callerName callerPhone callerIdPhone
callerType callerRelationship deceasedLocation locationName locationAddress locationCounty locationPhone locationFloor locationRoom attendingDoctor doctorPhone
certifyingDoctor certifyingDoctorPhone nokName nokRelationship nokPhone nokAltPhone nokAddress destinationFuneralHome age sex height homeAddress pronouncedBy
releaseAuthorizedBy hospiceName coronerCaseNumber stairsOrObstacles crewNeeded infectionPrecautions`.split(/\s+/); // `notes` is not compared
const PHONES = new Set(FIELDS.filter((f) => f.endsWith("Phone")));

const fold = (s) => String(s).normalize("NFKC").toLowerCase();
const bare = (s) => fold(s).replace(/[^\p{L}\p{N}]+/gu, "");

function phone(s) {
  const t = fold(s);
  const m = /^(.*?)(?:extension|ext|x)[\s.:#]*(\d+)\D*$/s.exec(t);
  const digits = (m ? m[1] : t).replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits + (m ? `x${m[2]}` : "");
}

const same = (field, a, b) =>
  PHONES.has(field) ? phone(a) === phone(b) && phone(a) !== "" : bare(a) === bare(b) && bare(a) !== "";
const given = (v) => v !== null && v !== undefined && typeof v !== "object" && String(v).trim() !== "";

function* strings(value, path = "") {
  if (value === null || value === undefined) return;
  if (typeof value === "object") {
    for (const [k, v] of Object.entries(value)) yield* strings(v, path ? `${path}.${k}` : k);
  } else yield [path, String(value)];
}

const joinDigits = (s) => fold(s).replace(/(?<=\d)[\s\-.\u2010-\u2015/()]+(?=\d)/g, "");
const spaced = (s) => fold(s).replace(/\s+/g, " ").trim();

function stands(needle, value) {
  if (/^[\d\s\-.\u2010-\u2015/()]+$/.test(needle) && /\d/.test(needle))
    return joinDigits(value).includes(needle.replace(/\D/g, ""));
  const n = spaced(needle);
  const v = spaced(value);
  const word = (c) => c !== undefined && /[\p{L}\p{N}]/u.test(c);
  for (let at = v.indexOf(n); at >= 0; at = v.indexOf(n, at + 1)) {
    if (!(word(v[at - 1]) && word(n[0])) && !(word(v[at + n.length]) && word(n[n.length - 1]))) return true;
  }
  return false;
}

function judge(record, answer, error) {
  const out = { tp: [], wrong: [], missed: [], leaks: [], notesLost: [] };
  const got = answer ?? {};
  for (const field of FIELDS) {
    const want = record.fields[field];
    const also = record.optional[field];
    const value = got[field];
    if (!given(value)) {
      if (given(want)) out.missed.push(field);
    } else if (given(want)) {
      if (same(field, value, want) || (given(also) && same(field, value, also))) out.tp.push(field);
      else out.wrong.push({ field, got: String(value), want: String(want) });
    } else if (!(given(also) && same(field, value, also))) {
      out.wrong.push({ field, got: String(value), want: "" });
    }
  }
  for (const f of record.forbidden) {
    const where = [...strings(got)].find(([, v]) => stands(f, v));
    if (where) out.leaks.push({ field: where[0], text: f });
  }
  const notes = bare(given(got.notes) ? got.notes : "");
  for (const k of record.notesKeep) if (!notes.includes(bare(k))) out.notesLost.push(k);
  if (error) out.error = error;
  return out;
}

const round = (n) => Math.round(n * 10000) / 10000;
const blank = () => ({ tp: 0, wrong: 0, wrongWanted: 0, missed: 0 });

function rates({ tp, wrong, wrongWanted, missed }) {
  const precision = tp + wrong ? tp / (tp + wrong) : 1;
  const recall = tp + wrongWanted + missed ? tp / (tp + wrongWanted + missed) : 1;
  const f1 = precision + recall ? (2 * precision * recall) / (precision + recall) : 0;
  return { f1: round(f1), precision: round(precision), recall: round(recall), tp, wrong, missed };
}

function add(sum, tp, wrong, missed) {
  sum.tp += tp.length;
  sum.wrong += wrong.length;
  sum.wrongWanted += wrong.filter((w) => w.want !== "").length;
  sum.missed += missed.length;
}

const percentile = (sorted, p) =>
  sorted.length ? Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(p * sorted.length) - 1)] * 100) / 100 : 0;

/**
 * Asks for every record and tells how good the answers were.
 * An answer that is no object, or an exception, counts as all missed and is reported.
 * @param {ReturnType<typeof JSON.parse>[]} records
 * @param {(record: ReturnType<typeof JSON.parse>) => Promise<unknown>} ask the flat object of one record
 */
export async function score(records, ask) {
  const all = blank();
  const fields = new Map();
  const layouts = new Map();
  const results = [];
  const times = [];
  for (const record of records) {
    let answer;
    let error;
    const began = performance.now();
    try {
      answer = await ask(record);
      if (answer === null || typeof answer !== "object" || Array.isArray(answer))
        throw new Error("the answer is not an object");
    } catch (e) {
      answer = undefined;
      error = e?.cause?.code ? `${e.message} (${e.cause.code})` : String(e?.message ?? e);
    }
    const ms = performance.now() - began;
    times.push(ms);
    const j = judge(record, answer, error);
    add(all, j.tp, j.wrong, j.missed);
    if (!layouts.has(record.layout)) layouts.set(record.layout, { sum: blank(), records: 0, leaks: 0, notesLost: 0 });
    const l = layouts.get(record.layout);
    l.records += 1;
    l.leaks += j.leaks.length;
    l.notesLost += j.notesLost.length;
    add(l.sum, j.tp, j.wrong, j.missed);
    const fieldSum = (f) => fields.get(f) ?? fields.set(f, blank()).get(f);
    for (const f of j.tp) add(fieldSum(f), [f], [], []);
    for (const w of j.wrong) add(fieldSum(w.field), [], [w], []);
    for (const f of j.missed) add(fieldSum(f), [], [], [f]);
    results.push({
      id: record.id,
      layout: record.layout,
      tp: j.tp.length,
      wrong: j.wrong,
      missed: j.missed,
      leaks: j.leaks,
      notesLost: j.notesLost,
      ms: Math.round(ms * 100) / 100,
      ...(error ? { error } : {}),
    });
  }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    overall: {
      ...rates(all),
      leaks: results.reduce((n, r) => n + r.leaks.length, 0),
      notesLost: results.reduce((n, r) => n + r.notesLost.length, 0),
      records: results.length,
      errors: results.filter((r) => r.error).length,
      p50Ms: percentile(sorted, 0.5),
      p95Ms: percentile(sorted, 0.95),
    },
    fields: Object.fromEntries(FIELDS.filter((f) => fields.has(f)).map((f) => [f, rates(fields.get(f))])),
    layouts: Object.fromEntries(
      [...layouts]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, l]) => [name, { ...rates(l.sum), leaks: l.leaks, notesLost: l.notesLost, records: l.records }]),
    ),
    records: results,
  };
}
