// Why a value asks for a look, in words where that can be known.
import type { RequestField } from "@/lib/transports/schema";

const days = new Set<RequestField>(["callReceivedAt", "dateOfBirth", "dateOfDeath", "dateOfPassing", "requestedDate"]);
const places = new Set<RequestField>([
  "pickupLocation",
  "deliveryLocation",
  "locationAddress",
  "homeAddress",
  "nokAddress",
]);

const plainLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Whether the words are the value itself, so that they tell nothing to whoever checks it. */
export const isBareValue = (value: string, words: string) => plainLetters(value) === plainLetters(words);

const clock = /^\D*(?:\d{3,4}|\d{1,2}(?::\d{2}(?::\d{2})?)?)\D*$/;
const dayWords = /\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|to-?day|to-?night|yesterday|last night|this morning)/i;
const monthWords = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)/i;

function whyDay(words: string): string | null {
  if (monthWords.test(words)) return null;
  if (dayWords.test(words)) return "The text names the day without a date";
  return clock.test(words) ? "The text gives only a time" : null;
}

/** 'The text gives only a time: “0151”. Please check the day.' `quote` is what is shown of `words`; it may be blank. */
export function describeDoubt(name: RequestField, words: string, quote: string): string {
  if (quote === "") return "Please check: the text is not clear.";
  const why = days.has(name) ? whyDay(words) : null;
  if (why !== null) return `${why}: “${quote}”. Please check the day.`;
  const isPieced = places.has(name) && /[\n:=|]/.test(words.trim());
  if (isPieced) return "Put together from several places in the text. Please check it.";
  return `Please check this against the text: “${quote}”`;
}
