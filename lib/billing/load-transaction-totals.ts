// Adds up a business's payments from their running totals, and row by row only where a filter cuts a total in two.
import "server-only";
import { database } from "@/lib/platform/db";
import type { TransactionTotalsDto } from "./dto";
import { conditionsOf, type TransactionRange } from "./load-transaction-page";
import { formatAmount, mostCents } from "./parse-amount";

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** A Monday. */
const someMonday = Date.UTC(2024, 0, 1);

/** The first and the last amount of the band that `cents` lie in; the database's `amount_band` is the first. */
export function bandOf(cents: number): { first: number; last: number } {
  const step = 10 ** Math.max(String(cents).length - 2, 0);
  const base = cents - (cents % step);
  return cents === base ? { first: base, last: base } : { first: base + 1, last: base + step - 1 };
}

const weekOf = (instant: Date) => new Date(someMonday + Math.floor((instant.getTime() - someMonday) / weekMs) * weekMs);

interface Sums {
  count: string;
  amountCents: string;
  succeededCents: string;
  refundedCents: string;
}

/** Count and sums of everything in the range, to the cent. */
export async function loadTransactionTotals(range: TransactionRange): Promise<TransactionTotalsDto> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const whole = wholeOf(range);
  const parts = whole === null ? [range] : restOf(range, whole);
  const { rows } = await database().pool.query<Sums>({
    text: `SELECT COALESCE(sum(count), 0) AS count, COALESCE(sum(amount), 0) AS "amountCents",
        COALESCE(sum(succeeded), 0) AS "succeededCents", COALESCE(sum(refunded), 0) AS "refundedCents"
      FROM (${[...(whole ? [totals(range, whole, bind)] : []), ...parts.map((part) => rowByRow(part, bind))].join(" UNION ALL ")}) AS part (count, amount, succeeded, refunded)`,
    values,
  });
  const { count = "0", amountCents = "0", succeededCents = "0", refundedCents = "0" } = rows[0] ?? {};
  return {
    count: Number(count),
    amount: formatAmount(BigInt(amountCents)),
    succeededAmount: formatAmount(BigInt(succeededCents)),
    refundedAmount: formatAmount(BigInt(refundedCents)),
  };
}

/** Whole weeks and whole bands. */
interface Whole {
  from: Date | undefined;
  to: Date | undefined;
  min: number;
  max: number;
}

/** The greatest part of a range that cuts no total in two; null where there is none. */
function wholeOf({ from, to, min = 0, max = mostCents }: TransactionRange): Whole | null {
  const first = from && (weekOf(from).getTime() === from.getTime() ? from : new Date(weekOf(from).getTime() + weekMs));
  const end = to && weekOf(to);
  const [low, high] = [bandOf(min), bandOf(max)];
  const whole = {
    from: first,
    to: end,
    min: low.first === min ? min : low.last + 1,
    max: high.last === max ? max : high.first - 1,
  };
  return (first && end && first >= end) || whole.min > whole.max ? null : whole;
}

/** What is left of a range around its whole part: beginning and end, and of the days between the outermost amounts. */
function restOf(range: TransactionRange, whole: Whole): TransactionRange[] {
  const { from, to, min, max } = range;
  const between = { ...range, from: whole.from, to: whole.to };
  return [
    ...(from && whole.from && from < whole.from ? [{ ...range, to: whole.from }] : []),
    ...(to && whole.to && whole.to < to ? [{ ...range, from: whole.to }] : []),
    ...(min !== undefined && min < whole.min ? [{ ...between, max: whole.min - 1 }] : []),
    ...(max !== undefined && whole.max < max ? [{ ...between, min: whole.max + 1 }] : []),
  ];
}

type Bind = (value: unknown) => string;

function totals({ businessId, others, min, max }: TransactionRange, whole: Whole, bind: Bind): string {
  const where = [
    `"businessId" = ${bind(businessId)}`,
    ...(whole.from ? [`week >= ${bind(whole.from.toISOString().slice(0, 10))}::date`] : []),
    ...(whole.to ? [`week < ${bind(whole.to.toISOString().slice(0, 10))}::date`] : []),
    ...(min === undefined ? [] : [`band >= ${bind(whole.min)}::int`]),
    ...(max === undefined ? [] : [`band <= ${bind(whole.max)}::int`]),
    ...(others ? [`"otherBusinessId" = ANY(${bind(others)}::uuid[])`] : []),
  ];
  return `SELECT sum(count), sum("amountCents"), sum("succeededCents"), sum("refundedCents")
    FROM "TransactionTotal" WHERE ${where.join(" AND ")}`;
}

const rowByRow = (range: TransactionRange, bind: Bind) =>
  `SELECT count(*), sum(t."amountCents"), sum(t."amountCents") FILTER (WHERE t.status = 'succeeded'), sum(t."refundedCents")
    FROM "Transaction" t WHERE ${conditionsOf(range, bind).join(" AND ")}`;
