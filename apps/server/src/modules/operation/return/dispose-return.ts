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

const short = text('仓库待检与残损只有{have}件，需要{qty}件', 'On hold or damaged in the warehouse: {have}; needed: {qty}');

interface Lying {
  readonly bin: number;
  readonly status: 'qc_hold' | 'damaged';
  readonly qty: number;
}

/** Where returned pieces lie, those of the receipt's bin first, and of repairable and scrap ones the damaged first. */
async function lying({ transaction }: LedgerContext, record: RecordRow, sku: number, grade: ReturnGrade): Promise<readonly Lying[]> {
  const first = grade === 'C' || grade === 'D' ? 'damaged' : 'qc_hold';
  const { rows } = await sql<Lying>`
    select b.bin, b.status, b.qty from stock_balance b
    where b.warehouse = ${record['warehouse']} and b.sku = ${sku} and b.status in ('qc_hold', 'damaged') and b.qty > 0
    order by (b.bin = (select dock_bin from receipt where id = ${record['receipt'] ?? 0})) desc nulls last, (b.status = ${first}) desc,
      b.bin`.execute(transaction);
  return rows;
}

/** What a row of grades does to the stock. */
interface Booked {
  readonly context: LedgerContext;
  readonly record: RecordRow;
  readonly line: Line;
  readonly at: number;
  /** The receipt by which the pieces came, where the warehouse is ours. */
  readonly receiptNo: string | undefined;
}

/** The pieces as they lie now: from where so many are taken. */
async function taken({ context, record, line }: Booked): Promise<Result<readonly Lying[], Refusal>> {
  const qty = Number(line['qty']);
  const places = await lying(context, record, Number(line['sku']), line['grade'] as ReturnGrade);
  const have = places.reduce((sum, one) => sum + one.qty, 0);
  if (have < qty) return refuse({ code: 'NOT_IN_STOCK', message: fill(short, { have, qty }) });
  let left = qty;
  return ok(
    places.flatMap(place => {
      const pieces = Math.min(left, place.qty);
      left -= pieces;
      return pieces > 0 ? [{ ...place, qty: pieces }] : [];
    }),
  );
}

/** [O8e] Books a row: another status, out of stock, or the SKU that really came; answers the posting, none where nothing changes. */
async function book(booked: Booked): Promise<Result<string | undefined, Refusal>> {
  const { context, record, line, at, receiptNo } = booked;
  const found = await taken(booked);
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
  const grades: Line[] = [];
  for (const [at, line] of linesIn(before, 'grades').entries()) {
    const done = await book({ context, record: before, line, at, receiptNo: rows[0]?.no });
    if (!done.ok) return refuse([done.refusal]);
    grades.push({ ...line, postingNo: done.value });
  }
  return ok({ ...after, grades, disposedAt: caller.now.toISOString() });
};
