// Tells a slip of the hand from another word.

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const vowels = "aeiouy";

/** Whether two letters lie beside each other on the keyboard. */
function areNeighbours(one: string, other: string): boolean {
  return rows.some(
    (row) => row.includes(one) && row.includes(other) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1,
  );
}

const areVowels = (one: string, other: string) => vowels.includes(one) && vowels.includes(other);

/**
 * Whether `word` is `meant` with a slip or, in a long word, two: letters changed places, one is missing or too many, a
 * vowel stands for a vowel, a neighbouring key was struck. The first letter is right, and digits are. Small letters.
 */
export function isMisspelling(word: string, meant: string): boolean {
  if (word === meant || meant.length < 5 || Math.abs(word.length - meant.length) > 2) return false;
  return isWithin(word, meant, 0, 0, meant.length >= 9 ? 2 : 1);
}

function isWithin(word: string, meant: string, from: number, begin: number, slips: number): boolean {
  let [at, to] = [from, begin];
  while (at < word.length && word[at] === meant[to]) {
    at += 1;
    to += 1;
  }
  if (at === word.length && to === meant.length) return true;
  if (slips === 0) return false;
  const [a = "", b = ""] = [word[at], meant[to]];
  const goOn = (more: number, further: number) => isWithin(word, meant, at + more, to + further, slips - 1);
  const isTurned = a !== "" && b !== "" && a === meant[to + 1] && word[at + 1] === b;
  if (isTurned && goOn(2, 2)) return true;
  if (at === 0 || to === 0 || /\d/.test(a + b)) return false;
  if (meant.length >= 6 && (goOn(0, 1) || goOn(1, 0))) return true;
  const isDoubled = a === word[at - 1] || b === meant[to - 1];
  if (isDoubled && (goOn(0, 1) || goOn(1, 0))) return true;
  return a !== "" && b !== "" && (areVowels(a, b) || (meant.length >= 7 && areNeighbours(a, b))) && goOn(1, 1);
}
