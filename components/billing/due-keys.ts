// The names under which the page hands over cancellation fees; each is the path of its call.
import { createSerializer, parseAsStringLiteral } from "nuqs/server";
import { dueSides, dueStates } from "@/lib/billing/schema";

export interface DueChoice {
  side: (typeof dueSides)[number];
  state: (typeof dueStates)[number];
}

export const DUE_PAGE_SIZE = 25;

/** What the screen keeps in its address. */
export const dueAddress = {
  side: parseAsStringLiteral(dueSides).withDefault("owed").withOptions({ history: "push" }),
  state: parseAsStringLiteral(dueStates).withDefault("open").withOptions({ history: "push" }),
};

type Query = Record<string, string | string[] | undefined>;

/** The choice in the query that the page was asked for with. */
export const dueChoice = ({ side, state }: Query): DueChoice => ({
  side: dueAddress.side.parseServerSide(side),
  state: dueAddress.state.parseServerSide(state),
});

const serialize = createSerializer(dueAddress);

/** The screen's path with what was chosen, to come back to after a sign-in. */
export const duesAddress = (choice: DueChoice): string => serialize("/transactions/dues", choice);

const query = ({ side, state }: DueChoice) => `side=${side}&state=${state}`;

export const duesKey = (choice: DueChoice): [path: string] => [`/api/dues?${query(choice)}&limit=${DUE_PAGE_SIZE}`];
export const dueTotalsKey = (choice: DueChoice): [path: string] => [`/api/dues/totals?${query(choice)}`];
export const dueExportPath = (choice: DueChoice) => `/api/dues/export?${query(choice)}`;
export const feeSettingsKey: [path: string] = ["/api/standard-fee"];
