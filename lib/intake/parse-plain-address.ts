// Tells the plain label or question of an address ("And the address there?") from one that asks for somebody's home.

const reach = 140;
/** The mark of the one who answers: "CALLER:", "[00:40] Nurse:", "A.". */
const answerMark =
  /\n[^\n:]{0,12}(?:\[[\d:.]{4,8}\]\s?)?[^\n:]{0,28}[\p{L})\]]\s?[:>-]\s?(?:(?:it['’]?s|that['’]?s|yes|sure|um|uh),?\s)*$/iu;
const asks = /\b(?:address|addr|add|street|location|ubicaci[oó]n|direcci[oó]n)\b/i;
const ofHome =
  /\b(?:home|resid\w*|liv(?:es?|ed|ing)|legal|mailing|permanent|decedent'?s?|deceased'?s?|patient'?s?|pt'?s?|resident'?s?|his|her|own|dec|res|usual|last|fallecid[oa]|finad[oa]|difunt[oa]|paciente|casa|nok|kin|caller'?s?|your)\b/i;

/** Whether the address that begins at `at` answers a plain "address". */
export function isPlainAddress(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - reach), at);
  const mark = answerMark.exec(before);
  const question = mark ? before.slice(0, mark.index).trimEnd() : "";
  const words = question.endsWith("?")
    ? (question.split("\n").at(-1) ?? "")
    : (before.split(/\n|\s{3,}|[|;,{}]/).at(-1) ?? "");
  return asks.test(words) && !ofHome.test(words);
}
