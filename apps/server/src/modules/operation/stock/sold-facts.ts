import type { Decimal } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What pieces of a SKU that were shipped in 90 days cost and earned each, in CNY. */
export interface SoldFacts {
  /** The last mile from a warehouse, by SKU and warehouse. */
  readonly lastMile: ReadonlyMap<string, Decimal>;
  /** What was earned in a country, by SKU and country. */
  readonly margin: ReadonlyMap<string, Decimal>;
}

/** Names a SKU at a warehouse or in a country. */
export const soldKey = (sku: number, place: number): string => `${sku} ${place}`;

/** Reads what pieces cost to bring to their buyers, and what they earned, by one pass over the profits of 90 days. */
export async function soldFacts(database: Kysely<Tables>, now: Date): Promise<SoldFacts> {
  const { rows } = await sql<{ sku: number; warehouse: number | null; country: number; lastMile: Decimal | null; margin: Decimal | null }>`
    select p.sku, p.warehouse, w.country, trim_scale(round(sum(p.last_mile * p.rate_to_cny) filter (where p.last_mile > 0)
        / nullif(sum(p.qty) filter (where p.last_mile > 0), 0), 2)) as "lastMile",
      trim_scale(round(sum(p.profit_cny) / nullif(sum(p.qty), 0), 2)) as margin
    from order_profit_line p join warehouse w on w.id = p.warehouse
    where p.purchase_at > ${now}::timestamptz - interval '90 days' and p.rate_to_cny is not null
    group by grouping sets ((p.sku, p.warehouse, w.country), (p.sku, w.country))`.execute(database);
  const of = (at: (row: (typeof rows)[number]) => readonly [number, Decimal | null] | undefined) =>
    new Map(
      rows.flatMap(row => {
        const [place, amount] = at(row) ?? [];
        return place === undefined || amount === null || amount === undefined ? [] : [[soldKey(row.sku, place), amount] as const];
      }),
    );
  return {
    lastMile: of(row => (row.warehouse === null ? undefined : [row.warehouse, row.lastMile])),
    margin: of(row => (row.warehouse === null ? [row.country, row.margin] : undefined)),
  };
}
