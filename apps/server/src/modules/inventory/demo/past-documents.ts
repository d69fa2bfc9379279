import type { IncomingCost, StockChange } from '@axle/inventory';
import { divide, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import { createOutbound, type NewOutbound } from '../outbound/create-outbound.ts';
import { createReceipt, type ReceiptRequest } from '../receipt/create-receipt.ts';
import { asDecimal } from '../stock/read-view.ts';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';
import { workingBin } from '../stock/working-bin.ts';

const day = 86_400_000;
const hour = 3_600_000;

const must = <Value>(reply: Result<Value>): Value => {
  if (!reply.ok) throw new Error(`documents of the demo: ${reply.refusal.code}`);
  return reply.value;
};

const piecesOf = (changes: readonly StockChange[], status?: StockChange['status']): ReadonlyMap<number, number> => {
  const pieces = new Map<number, number>();
  for (const change of changes)
    if (status === undefined || change.status === status) pieces.set(change.sku, (pieces.get(change.sku) ?? 0) + Math.abs(change.qty));
  return pieces;
};

/** Books goods in by a receipt whose ASN came two days before, counted and closed on arrival. Returns its number. */
export async function receiveBefore(
  context: LedgerContext,
  { type, sourceNo, warehouse }: Pick<ReceiptRequest, 'type' | 'sourceNo' | 'warehouse'>,
  changes: readonly StockChange[],
  incoming: readonly IncomingCost[],
): Promise<string> {
  const { transaction, now, by } = context;
  const costs = new Map(
    incoming.flatMap(({ sku, qty, cost }) => ('value' in cost ? [[sku, divide(cost.value, asDecimal(String(qty)), 4)] as const] : [])),
  );
  const lines = [...piecesOf(changes)].map(([sku, expectedQty]) => ({ sku, expectedQty, unitCost: costs.get(sku)! }));
  const earlier = { ...context, now: new Date(now.getTime() - 2 * day) };
  const { id, receiptNo } = must(await createReceipt(earlier, { type, sourceNo, warehouse, lines }));
  const dock = await workingBin(context, warehouse, 'dock');
  await sql`
    update receipt set state = 'closed', arrived_at = ${new Date(now.getTime() - 3 * hour)}::timestamptz, finished_at = ${now}::timestamptz,
    closed_at = ${now}::timestamptz,
      dock_bin = ${dock}, receiver = ${by}, updated_by = ${by}, updated_at = ${now}::timestamptz where id = ${id}`.execute(transaction);
  const [held, hurt] = [piecesOf(changes, 'qc_hold'), piecesOf(changes, 'damaged')];
  for (const [at, { sku, expectedQty }] of lines.entries()) {
    const [hold, damaged] = [held.get(sku) ?? 0, hurt.get(sku) ?? 0];
    const good = expectedQty - hold - damaged;
    await sql`
      update receipt_lines set good_qty = ${good}, put_qty = ${good}, hold_qty = ${hold}, damaged_qty = ${damaged}
      where record_id = ${id} and line_no = ${at}`.execute(transaction);
  }
  const idemKey = `receipt:${receiptNo}:came`;
  must(await stockLedger(context).post({ idemKey, docType: 'receipt', docNo: receiptNo, bizType: 'purchase_in', changes, incoming }));
  return receiptNo;
}

/** Books pieces out by an order of a distributor that has left. */
export async function shipBefore(
  context: LedgerContext,
  { sourceNo, warehouse, country }: Pick<NewOutbound, 'sourceNo' | 'warehouse' | 'country'>,
  changes: readonly StockChange[],
): Promise<void> {
  const { transaction, now, by } = context;
  const lines = [...piecesOf(changes)].map(([sku, qty]) => ({ sku, qty }));
  const asked = { ...context, now: new Date(now.getTime() - day) };
  const order = { outType: 'distribution', sourceType: 'manual', sourceNo, warehouse, country, lines } as const;
  const { id, outboundNo } = must(await createOutbound(asked, order));
  const idemKey = `outbound:${outboundNo}:ship:1:1`;
  must(await stockLedger(context).post({ idemKey, docType: 'outbound', docNo: outboundNo, bizType: 'distribution_out', changes }));
  await sql`
    update outbound_lines l set allocated = qty, picked = qty, packed = qty, shipped = qty, cost_value = (
      select -sum(m.value_delta) from layer_move m join stock_posting p on p.id = m.posting
      where p.idem_key = ${idemKey} and m.sku = l.sku)
    where record_id = ${id}`.execute(transaction);
  await sql`
    update outbound set status = 'shipped', shipped_at = ${now}::timestamptz, updated_by = ${by}, updated_at = ${now}::timestamptz
    where id = ${id}`.execute(transaction);
}
