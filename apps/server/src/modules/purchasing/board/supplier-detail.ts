import { ok } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { daysLate, deliveredInTime, isOnTime, monthsNamed, type Period } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { measuredLines } from '../delivery/measured-lines.ts';
import type { BoardQuestion } from '../fact/board-question.ts';
import { knownOf, listFacts, type Nulls } from '../fact/list-facts.ts';
import { judgedLots } from './judged-lots.ts';
import type { KeptPromise } from './kept-promises.ts';
import { scoreCard } from './score-card.ts';
import { readSupplierBoard, supplierQuestion } from './supplier-board.ts';

/** [R19] The score broken down: each dimension with its weight and its inputs. */
const overview: ToolHandler = async context => ok(await scoreCard(await readSupplierBoard(context), Number(context.input['supplier'])));

const deliveries: ToolHandler = async context => {
  const { question, period } = supplierQuestion(context);
  const { rows } = await listFacts('K5', question, period);
  const measured = await measuredLines(question.database, sql<boolean>`t.id = any(${rows.map(({ id }) => id)}::bigint[])`, 'kpiDate');
  const byId = new Map(measured.map(line => [line.id, line]));
  return ok({
    lines: rows.map(({ id, documentNo, line, skuCode, day, qty }) => {
      const own = byId.get(id!)!;
      const delivered = { inTime: deliveredInTime(own), isOnTime: isOnTime(own), daysLate: daysLate(own, question) };
      return { documentNo, line, skuCode, day, qty, ...delivered };
    }),
  });
};

const prices: ToolHandler = async context => {
  const { question, period } = supplierQuestion(context);
  const { rows } = await listFacts('K9', question, period);
  return ok({ lines: rows.map(({ id: _, ...row }) => row) });
};

/** Most entries that are listed, the latest of the period. */
const mostEntries = 2000;

/** What was posted on the account of a supplier in a period, the latest first. */
async function entriesOf(
  { database, ofSuppliers }: BoardQuestion,
  supplier: number,
  { from, to }: Period,
): Promise<readonly RecordValues[]> {
  const { rows } = await sql<Nulls<RecordValues>>`
    select t.voucher_no as "voucherNo", t.account_date as day, t.event, t.biz_type as "bizType", t.biz_no as "documentNo", t.currency,
      t.account, trim_scale(t.debit)::text as debit, trim_scale(t.credit)::text as credit, trim_scale(t.balance_after)::text as balance
    from ledger_entry_list as t
    where ${ofSuppliers()} and t.supplier = ${supplier} and t.account_date between ${from}::date and ${to}::date
    order by t.account_date desc, t.id desc limit ${mostEntries}`.execute(database);
  return rows.map(row => knownOf<RecordValues>(row));
}

const money: ToolHandler = async context => {
  const board = await readSupplierBoard(context);
  const { question, period, records } = board;
  const supplier = Number(context.input['supplier']);
  const { rows } = await sql<RecordValues>`
    select t.company_entity as "companyEntity", t.currency, trim_scale(t.payable)::text as payable, trim_scale(t.unbilled)::text as unbilled,
      trim_scale(t.prepay)::text as prepay, trim_scale(t.claim_recv)::text as "claimRecv", trim_scale(t.net_owed)::text as "netOwed"
    from supplier_balance_list as t where ${question.ofSuppliers()} and t.supplier = ${supplier}
    order by t.company_entity, t.currency`.execute(question.database);
  const entries = await entriesOf(question, supplier, period);
  const amounts = records.get(supplier)?.amounts ?? [];
  const shown = amounts.filter(({ kind, day }) => kind === 'claim' || (period.from <= day && day <= period.to));
  return ok({
    balances: rows,
    amounts: shown.map(({ supplier: _, ...amount }) => amount),
    entries,
  });
};

/** [R74] [R102] [R103] Replies, improvements and invoices: in time and right, or not. */
const service: ToolHandler = async context => {
  const board = await readSupplierBoard(context);
  const { question, period, kind, records } = board;
  const supplier = Number(context.input['supplier']);
  const { rows } = await listFacts('K4', question, period);
  const { improvements, invoices } = records.get(supplier)?.promises ?? { improvements: [], invoices: [] };
  const kept = (of: string, promises: readonly KeptPromise[]) =>
    promises
      .filter(({ day }) => period.from <= day && day <= period.to)
      .map(({ documentNo, day, isKept }) => ({ kind: of, documentNo, day, isKept }));
  const { replyRate, eightDRate, documentRate } = board.figuresOf(supplier, kind, period) ?? {};
  return ok({
    replyRate,
    eightDRate,
    documentRate,
    lines: [
      ...rows.map(({ documentNo, day, numerator }) => ({ kind: 'reply', documentNo, day, isKept: numerator !== '0' })),
      ...kept('improvement', improvements),
      ...kept('invoice', invoices),
    ],
  });
};

/** Reads the period of a file, one of whole months, from what it is called: `BAD_PERIOD`. */
const inPeriod =
  (work: ToolHandler): ToolHandler =>
  async ({ input, ...context }) => {
    const asked = monthsNamed((input['period'] as string | undefined) ?? todayOf(context.parts.caller).slice(0, 7));
    if (!asked.ok) return asked;
    const { kind, period } = asked.value;
    return work({ ...context, input: { ...input, period: kind, month: period.to.slice(0, 7) } });
  };

/** The parts of the file of a supplier. */
export const supplierDetailTools: ToolHandlers = {
  'supplierBoardDetail.tab0': inPeriod(overview),
  'supplierBoardDetail.tab1': inPeriod(deliveries),
  'supplierBoardDetail.tab2': inPeriod(judgedLots),
  'supplierBoardDetail.tab3': inPeriod(prices),
  'supplierBoardDetail.tab4': inPeriod(money),
  'supplierBoardDetail.service': inPeriod(service),
};
