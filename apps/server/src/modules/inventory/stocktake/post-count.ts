import { type AreaUse, gainStatus, type IncomingCost, lossByStatus, type StatusQty, type StockChange } from '@axle/inventory';
import { type Decimal, divide, multiply, ok, refuse, round, sum } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { asDecimal } from '../stock/read-view.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { unlockBins } from './lock-bins.ts';

interface Variance {
  readonly bin: number;
  readonly sku: number;
  readonly use: AreaUse;
  readonly off: number;
  readonly cost: string;
  readonly there: readonly StatusQty[];
}

const variances = async (database: Kysely<Tables>, stocktake: number): Promise<readonly Variance[]> =>
  (
    await sql<Variance>`
      select l.bin, l.sku, a.use, l.final - l.book_qty as off, l.cost::text as cost,
        coalesce((select jsonb_agg(jsonb_build_object('status', s.status, 'qty', s.qty)) from stock_balance s
          where s.bin = l.bin and s.sku = l.sku and s.qty > 0 and s.status <> 'in_transit'), '[]') as there
      from stocktake_line l join bin b on b.id = l.bin join warehouse_area a on a.id = b.area
      where l.stocktake = ${stocktake} and l.final <> l.book_qty order by l.id`.execute(database)
  ).rows;

/** [R12] Unlocks the bins and posts the variances: gains at the average cost of the remaining stock, losses out of the oldest layers. */
export const postCount: TransitionEffect = async ({ parts, before, after }) => {
  const { database: transaction, caller } = parts;
  const warehouse = before['warehouse'] as number;
  const docNo = String(before['stocktakeNo']);
  await unlockBins(transaction, parts, docNo, warehouse);
  const found = await variances(transaction, before.id);
  const ledger = stockLedger(ledgerContext(transaction, caller));
  const document = { docType: 'stocktake', docNo } as const;
  const gains = found.filter(({ off }) => off > 0);
  if (gains.length > 0) {
    const incoming: IncomingCost[] = [];
    for (const { sku, off, cost } of gains) {
      const { layers } = await ledger.standing(warehouse, sku);
      const pieces = layers.reduce((all, { qty }) => all + qty, 0);
      const each = pieces > 0 ? divide(sum(layers.map(({ value }) => value)), String(pieces) as Decimal, 8) : asDecimal(cost);
      incoming.push({ warehouse, sku, qty: off, cost: { value: round(multiply(each, String(off) as Decimal), 4), source: 'last_cost' } });
    }
    const changes = gains.map(({ bin, sku, off, use, there }): StockChange => ({
      warehouse,
      bin,
      sku,
      status: gainStatus(there, use),
      qty: off,
    }));
    const reply = await ledger.post({
      ...document,
      idemKey: `stocktake:${docNo}:post:0:gain`,
      bizType: 'stocktake_gain',
      changes,
      incoming,
    });
    if (!reply.ok) return refuse([reply.refusal]);
  }
  const losses = found
    .filter(({ off }) => off < 0)
    .flatMap(({ bin, sku, off, there }) =>
      lossByStatus(there, -off).map(({ status, qty }): StockChange => ({ warehouse, bin, sku, status, qty: -qty })),
    );
  if (losses.length > 0) {
    const reply = await ledger.post({ ...document, idemKey: `stocktake:${docNo}:post:0:loss`, bizType: 'stocktake_loss', changes: losses });
    if (!reply.ok) return refuse([reply.refusal]);
  }
  return ok({ ...after, postedAt: caller.now.toISOString() });
};

/** Ends a count without booking anything; its bins are opened. */
export const cancelCount: TransitionEffect = async ({ parts, before, after }) => {
  await unlockBins(parts.database, parts, String(before['stocktakeNo']), before['warehouse'] as number);
  return ok(after);
};
