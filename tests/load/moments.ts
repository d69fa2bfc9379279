import type { StockChange } from '@axle/inventory';
import type { Decimal, LocalDate } from '@axle/kernel';
import { lots } from '@axle/server/src/platform/demo/lots.ts';
import { stockLedger } from '@axle/server/src/modules/inventory/stock/stock-ledger.ts';
import { type Figure, milliseconds } from '../bench/table.ts';
import { demand, fullCheck } from './full-check.ts';
import type { Ground } from './ground.ts';
import { registry } from '@axle/server/src/testing/whole-registry.ts';

const hour = 3_600_000;

/**
 * Moves of arbitrary sizes over some months, some dated back; then the balance at arbitrary moments of both clocks is that of a replay of
 * all moves.
 */
export async function moments(ground: Ground, { postings, looks }: { postings: number; looks: number }): Promise<readonly Figure[]> {
  const { db, pool, warehouse, bin, by } = ground;
  const draw = lots(20_261_122);
  const skus = ground.skus.slice(100, 104);
  const begin = Date.now() - postings * 2 * hour;
  const held = new Map<number, number>();
  for (let at = 0; at < postings; at += 1) {
    const now = new Date(begin + at * 2 * hour);
    const sku = skus[draw(skus.length)]!;
    const here = held.get(sku) ?? 0;
    const qty = here > 0 && draw(3) > 0 ? -(1 + draw(here)) : 1 + draw(50);
    const change: StockChange = { warehouse, bin, sku, status: 'available', qty };
    const back = new Date(now.getTime() - draw(20) * 24 * hour).toISOString().slice(0, 10) as LocalDate;
    await db.transaction().execute(async transaction => {
      const reply = await stockLedger({ registry, transaction, now, by }).post({
        idemKey: `load:moments:${at}`,
        docType: 'load',
        docNo: 'moments',
        bizType: qty > 0 ? 'other_in' : 'other_out',
        changes: [change],
        ...(qty > 0 ? { bizDate: back, incoming: [{ warehouse, sku, qty, cost: { value: '1' as Decimal, source: 'manual' } }] } : {}),
      });
      demand(reply.ok, `a posting was refused: ${JSON.stringify(reply)}`);
    });
    held.set(sku, here + qty);
  }
  const { rows: moves } = await pool.query<{ sku: number; qty: number; posted: string; day: string }>(
    'select sku, qty_delta as qty, posted_at as posted, biz_date as day from stock_move where bin = $1 and sku = any($2) order by seq',
    [bin, skus],
  );
  const times: number[] = [];
  for (let look = 0; look < looks; look += 1) {
    const sku = skus[draw(skus.length)]!;
    const moment = new Date(begin + draw(postings * 2 + 40) * hour - 20 * hour).toISOString();
    const asOf =
      look % 2 === 0 ? ({ clock: 'posted', at: moment } as const) : ({ clock: 'business', at: moment.slice(0, 10) as LocalDate } as const);
    const until = (move: (typeof moves)[number]) => (asOf.clock === 'posted' ? move.posted <= asOf.at : move.day <= asOf.at);
    const replayed = moves.filter(move => move.sku === sku && until(move)).reduce((sum, { qty }) => sum + qty, 0);
    const began = performance.now();
    const read = await db
      .transaction()
      .execute(async transaction =>
        stockLedger({ registry, transaction, now: new Date(), by }).balanceAsOf({ warehouse, bin, sku, status: 'available' }, asOf),
      );
    times.push(performance.now() - began);
    demand(read === replayed, `at ${moment} by ${asOf.clock}: ${read}, replayed ${replayed}`);
  }
  await fullCheck(ground);
  const middle = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!;
  return [{ what: `${looks} moments over ${postings} postings`, ours: `all as replayed, ${milliseconds(middle)} each` }];
}
