// Tests of questions that an answer makes a statement, and of questions without a mark.
import { expect, test } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const talk = (question: string, answer: string) =>
  parseFirstCall(
    `OPERATOR: Removals, go ahead.
CALLER: My uncle Melvin Hruska died, he's at 4417 Cedar Rd, Reagan, TX 76680.
OPERATOR: ${question}
CALLER: ${answer}
OPERATOR: Date of birth?
CALLER: October 13, 1950.
OPERATOR: Was he a veteran?
CALLER: No.`,
    { receivedAt: "2026-05-29T18:50" },
  ).fields;

test.each([
  ["Is that his residence?", "It is, he lived out there by himself.", "Residence", "4417 Cedar Rd, Reagan, TX 76680"],
  ["Was this their own home?", "Yes.", "Residence", "4417 Cedar Rd, Reagan, TX 76680"],
  ["Is that his residence?", "No, a friend's place.", undefined, undefined],
  ["Is it a private residence?", "Yes, it is.", "Residence", "4417 Cedar Rd, Reagan, TX 76680"],
])("%s %s", (question, answer, kind, home) => {
  const fields = talk(question, answer);
  expect([fields.deceasedLocation, fields.homeAddress]).toEqual([kind, home]);
});

test("questions without a mark, and answers that know nothing", () => {
  expect(talk("who releases", "Ms. Adaeze Nwosu").releaseAuthorizedBy).toBe("Adaeze Nwosu");
  expect(talk("call back number for you", "610-555-0143").callerPhone).toBe("(610) 555-0143");
  expect(talk("and the name?", "Hruska. Melvin Hruska.").deceasedName).toBe("Melvin Hruska");
  expect(talk("weight, isolation, anything", "188, and no, nothing").weight).toBe("188lbs");
  expect(talk("Is he a donor?", "I couldn't tell ya.").isDonor).toBe("Unknown");
});
