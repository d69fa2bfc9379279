import { type Decimal, round, sum, zero } from '@axle/kernel';
import { marginOf } from '@axle/operation';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What was spent on advertising some SKUs, in CNY and in full. */
export interface SpentAds {
  readonly dimension: string | number | null;
  readonly spend: Decimal;
  /** What of it the platform has said the sales of, and those. */
  readonly known: Decimal;
  readonly adSales: Decimal;
  /** Of days without sales: no order bears it. */
  readonly unallocated: Decimal;
}

const nothing: SpentAds = { dimension: null, spend: zero, known: zero, adSales: zero, unallocated: zero };

/** What was spent in some months by a dimension, of the rows as `t` that fit a condition. */
export async function summedAds(
  database: Kysely<Tables>,
  from: RawBuilder<unknown>,
  column: RawBuilder<unknown>,
  fits: RawBuilder<unknown>,
): Promise<readonly SpentAds[]> {
  const amount = (value: string, of: RawBuilder<unknown> = sql`true`) =>
    sql`trim_scale(coalesce(sum(${sql.raw(value)} * t.rate_to_cny) filter (where ${of}), 0))::text`;
  const { rows } = await sql<SpentAds>`
    select ${column} as dimension, ${amount('t.spend')} as spend, ${amount('t.spend', sql`t.ad_sales is not null`)} as known,
      ${amount('t.ad_sales')} as "adSales", ${amount('t.spend', sql`t.unallocated`)} as unallocated
    from ${from} where t.status = 1 and t.rate_to_cny is not null and ${fits} group by 1`.execute(database);
  return rows;
}

/** Advertising of several as one. */
export const sumAds = (all: readonly SpentAds[]): SpentAds => ({
  dimension: null,
  spend: sum(all.map(({ spend }) => spend)),
  known: sum(all.map(({ known }) => known)),
  adSales: sum(all.map(({ adSales }) => adSales)),
  unallocated: sum(all.map(({ unallocated }) => unallocated)),
});

/** [O6m] What was spent, ACOS out of the sums, and what no order bears; nothing where nothing was spent. */
export const adFigures = (ads: SpentAds = nothing): Readonly<Record<string, unknown>> =>
  ads.spend === zero
    ? {}
    : { adSpend: round(ads.spend, 2), acos: marginOf(ads.known, ads.adSales), unallocatedAds: round(ads.unallocated, 2) };
