// Tells whether two spellings of a name may be one person.

const titles = new Set(["mr", "mrs", "ms", "miss", "dr"]);

/** The words of a name without titles, accents and signs: 'O’Dell-Ruiz, Ann' is o'dell, ruiz and ann. */
function nameWords(name: string): string[] {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.replaceAll("’", "'").match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.filter((word) => !titles.has(word));
}

const isSameWord = (one: string, other: string) =>
  one === other || ((one.length === 1 || other.length === 1) && one.charAt(0) === other.charAt(0));

/** Whether both may name one person: every word of the shorter name stands in the other, an initial for its word. */
export function isSamePerson(one: string, other: string): boolean {
  const [few = [], many = []] = [nameWords(one), nameWords(other)].toSorted((a, b) => a.length - b.length);
  const rest = [...many];
  return few.every((word) => {
    const place = rest.findIndex((each) => isSameWord(word, each));
    if (place !== -1) rest.splice(place, 1);
    return place !== -1;
  });
}

/** Whether the first name holds each word of the second and more: "Ruth Ellen Marsh" and "Ruth Marsh", not "R. Marsh". */
export function tellsAllOf(whole: string, part: string): boolean {
  const [all, few] = [nameWords(whole), nameWords(part)];
  return few.length > 0 && all.length > few.length && few.every((word) => all.includes(word));
}
