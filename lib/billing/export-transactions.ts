// Writes a whole list of payments as CSV, page after page, as its reader takes it.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { now } from "@/lib/platform/clock";
import { byteOrderMark, type Cell, csvLine } from "@/lib/platform/csv";
import { formatExportInstant, zoneCity } from "@/lib/transports/format";
import { type TransactionDto, toTransactionDto } from "./dto";
import { formatPaymentStatus, formatPaymentType } from "./format";
import { loadTransactionPage, readRange } from "./load-transaction-page";
import type { TransactionFilter } from "./schema";

/** Rows of one reading; all that is ever held of a list. */
const pageSize = 1_000;

interface TransactionsExport {
  /** 'transactions-2026-11-21.csv', of today in the business's zone. */
  fileName: string;
  /** The text, a page a part. */
  parts: AsyncGenerator<string, void, void>;
}

/** The payments that `listTransactions` lists for the same filter, all of them. */
export async function exportTransactions(actor: BusinessActor, filter: TransactionFilter): Promise<TransactionsExport> {
  const range = await readRange(actor, filter);
  // Read before anything is answered, so that what fails at once is answered as a failure.
  const first = await loadTransactionPage(range, { reader: actor, after: undefined, limit: pageSize });
  const day = formatExportInstant(now().toISOString(), actor.timeZone).slice(0, 10);
  const columns = columnsIn(actor.timeZone);
  return { fileName: `transactions-${day}.csv`, parts: write() };

  async function* write() {
    yield byteOrderMark + csvLine(columns.map(([title]) => title));
    let page: typeof first | null = first;
    while (page) {
      const dtos = page.rows.map(toTransactionDto);
      yield dtos.map((dto) => csvLine(columns.map(([, cell]) => cell(dto)))).join("");
      page = page.next ? await loadTransactionPage(range, { reader: actor, after: page.next, limit: pageSize }) : null;
    }
  }
}

type Column = readonly [title: string, cell: (transaction: TransactionDto) => Cell];

function columnsIn(zone: string): Column[] {
  return [
    ["Transaction", ({ id }) => id],
    [`Date (${zoneCity(zone)} time)`, ({ createdAt }) => formatExportInstant(createdAt, zone)],
    ["Description", ({ description }) => description],
    ["Business", ({ businessName }) => businessName],
    ["Type", ({ type }) => formatPaymentType(type)],
    ["Status", ({ status }) => formatPaymentStatus(status)],
    ["Amount (USD)", ({ amount }) => amount],
    ["Refunded (USD)", ({ refundedAmount }) => refundedAmount],
    ["Provider payment ID", ({ providerPaymentId }) => providerPaymentId],
    ["Request", ({ requestId }) => requestId],
  ];
}
