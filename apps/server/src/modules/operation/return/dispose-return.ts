import { atLastCost, type PostingRequest } from '@axle/inventory';
import { fill, ok, type Refusal, refuse, type Result, text } from '@axle/kernel';
import { type Disposition, type ReturnGrade, statusAfter } from '@axle/operation';
import { type Line, linesIn, type RecordRow } from '@axle/page-kit';
import { sql } from 'kysely';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { openPutaways } from '../../inventory/putaway/open-putaways.ts';
import { lastCost } from '../../inventory/stock/last-costs.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { type LedgerContext, stockLedger } from '../../inventory/stock/stock-ledger.ts';

const short = text(
  '本退货收到的件中，仍待检或残损的只有{have}件，需要{qty}件；其余已被移走',
  'Of the pieces received with this return, {have} are still on hold or damaged; needed: {qty}. The others have been moved away',
);

interface Lying {
  readonly bin: number;
  readonly status: 'qc_hold' | 'damaged';
  readonly qty: number;
}

/** Pieces of a SKU that a return brought and that nothing has been booked of yet. */
type Brought = Lying & { readonly sku: number; qty: number };

/** [O8e] Where the pieces lie that came by the receipt of a return, or were typed in for it: never those of another document. */
async function broughtBy({ transaction }: LedgerContext, record: RecordRow, receiptNo: string | undefined): Promise<readonly Brought[]> {
  const { rows } = await sql<Brought>`
    select b.sku, b.bin, b.status, least(b.qty, m.qty)::integer as qty
    from stock_balance b join (
      select m.sku, m.bin, m.status, sum(m.qty_delta) as qty from stock_posting p join stock_move m on m.posting = p.id
      where p.belongs_to = ${receiptNo ?? String(record['rmaNo'])} and m.warehouse = ${record['warehouse']}
      group by 1, 2, 3 having sum(m.qty_delta) > 0) m on m.sku = b.sku and m.bin = b.bin and m.status = b.status
    where b.warehouse = ${record['warehouse']} and b.status in ('qc_hold', 'damaged') and b.qty > 0
    order by b.bin`.execute(transaction);
  return rows;
}

/** What a row of grades does to the stock. */
interface Booked {
  readonly context: LedgerContext;
  readonly record: RecordRow;
  readonly line: Line;
  readonly at: number;
  /** What is still to be booked; a row takes its pieces out. */
  readonly brought: readonly Brought[];
  /** The receipt by which the pieces came, where the warehouse is ours. */
  readonly receiptNo: string | undefined;
}

/** From where the pieces of a row are taken: of repairable and scrap ones the damaged first. */
function taken({ brought, line }: Booked): Result<readonly Lying[], Refusal> {
  const qty = Number(line['qty']);
  const grade = line['grade'] as ReturnGrade;
  const first = grade === 'C' || grade === 'D' ? 'damaged' : 'qc_hold';
  const own = brought.filter(({ sku }) => sku === line['sku']);
  const places = [...own.filter(({ status }) => status === first), ...own.filter(({ status }) => status !== first)];
  const have = places.reduce((sum, one) => sum + one.qty, 0);
  if (have < qty) return refuse({ code: 'RETURNED_MOVED', message: fill(short, { have, qty }) });
  let left = qty;
  return ok(
    places.flatMap(place => {
      const pieces = Math.min(left, place.qty);
      left -= pieces;
      place.qty -= pieces;
      return pieces > 0 ? [{ bin: place.bin, status: place.status, qty: pieces }] : [];
    }),
  );
}

/** [O8e] Books a row: another status, out of stock, or the SKU that really came; answers the posting, none where nothing changes. */
async function book(booked: Booked): Promise<Result<string | undefined, Refusal>> {
  const { context, record, line, at, receiptNo } = booked;
  const found = taken(booked);
  if (!found.ok) return found;
  const [warehouse, sku] = [Number(record['warehouse']), Number(line['sku'])];
  const status = statusAfter(line['disposition'] as Disposition);
  const real = typeof line['realSku'] === 'number' && line['realSku'] !== sku ? line['realSku'] : undefined;
  const out = found.value.map(({ bin, status: from, qty }) => ({ warehouse, sku, bin, status: from, qty: -qty }));
  const back = found.value.map(({ bin, qty }) => ({ warehouse, sku, bin, status: status ?? 'damaged', qty }));
  const post = async (key: string, request: Pick<PostingRequest, 'bizType' | 'changes' | 'incoming'>) =>
    stockLedger(context).post({
      idemKey: `return:${String(record['rmaNo'])}:${at + 1}${key}`,
      docType: 'return_order',
      docNo: String(record['rmaNo']),
      ...request,
    });
  if (real !== undefined) {
    const gone = await post('', { bizType: 'other_out', changes: out });
    if (!gone.ok) return gone;
    const qty = Number(line['qty']);
    const cost = atLastCost(qty, await lastCost(context.transaction, warehouse, real));
    const changes = back.map(one => ({ ...one, sku: real }));
    const came = await post(':real', { bizType: 'other_in', changes, incoming: [{ warehouse, sku: real, qty, cost }] });
    return came.ok ? ok(came.value.postingNo) : came;
  }
  if (status !== undefined && found.value.every(one => one.status === status)) return ok(undefined);
  const posted = await post(
    '',
    status === undefined ? { bizType: 'scrap_out', changes: out } : { bizType: 'status_move', changes: [...out, ...back] },
  );
  if (!posted.ok) return posted;
  if (status === 'available' && receiptNo !== undefined) {
    const lines = found.value.map(({ bin, qty }) => ({ sku, warehouse, fromBin: bin, status, qty }));
    const opened = await openPutaways(context, receiptNo, lines);
    if (!opened.ok) return opened;
  }
  return ok(posted.value.postingNo);
}

/** [O8e] Every row is booked by its disposition, once. */
export const disposeReturn: TransitionEffect = async ({ parts: { database, caller }, before, after }) => {
  const context = ledgerContext(database, caller);
  const { rows } = await sql<{ no: string }>`select receipt_no as no from receipt where id = ${before['receipt'] ?? 0}`.execute(database);
  const receiptNo = rows[0]?.no;
  const brought = await broughtBy(context, before, receiptNo);
  const grades: Line[] = [];
  for (const [at, line] of linesIn(before, 'grades').entries()) {
    const done = await book({ context, record: before, line, at, brought, receiptNo });
    if (!done.ok) return refuse([done.refusal]);
    grades.push({ ...line, postingNo: done.value });
  }
  return ok({ ...after, grades, disposedAt: caller.now.toISOString() });
};
