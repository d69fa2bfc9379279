import { mostS, sFull } from '@axle/planning';
import { sql } from 'kysely';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

/** [P5] Level S holds at most a tenth of the active SKUs of a market. */
export const priorityGuard: RecordGuard = async (database, records) => {
  const wanted = records.filter(({ manual }) => manual === 'S');
  if (wanted.length === 0) return () => [];
  const markets = [...new Set(wanted.map(({ market }) => Number(market)))];
  const { rows } = await sql<{ market: number; active: number; holders: number[] }>`
    select p.market, count(*) filter (where s.sales_status in ('new', 'onSale'))::integer as active,
      coalesce(array_agg(p.sku) filter (where p.priority = 'S'), '{}') as holders
    from sku_priority p join sku s on s.id = p.sku where p.status = 1 and p.market = any(${markets}::bigint[]) group by p.market`.execute(
    database,
  );
  const room = new Map(
    rows.map(({ market, active, holders }) => [market, { limit: mostS(active), holders: new Set(holders.map(Number)) }]),
  );
  return ({ manual, market, sku }) => {
    if (manual !== 'S') return [];
    const { limit, holders } = room.get(Number(market)) ?? { limit: 0, holders: new Set<number>() };
    if (holders.has(Number(sku))) return [];
    if (holders.size >= limit) return [{ ...sFull, field: 'manual' }];
    holders.add(Number(sku));
    return [];
  };
};
