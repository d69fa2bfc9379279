import type { RecordValues } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';

const listed = (column: string, values: unknown): RawBuilder<boolean> =>
  values === undefined ? sql<boolean>`true` : sql<boolean>`t.${sql.ref(column)} = any(${values as readonly number[]}::bigint[])`;

/** The condition over facts as `t` for those of the platform, stores, sites, SKUs, category and brands that were asked for. */
export function narrowedBy({ platform, store, site, sku, category, brand }: RecordValues): RawBuilder<boolean> {
  const [oneOf, below] = [(platform as string | undefined) ?? null, (category as number | undefined) ?? null];
  return sql<boolean>`(${oneOf}::text is null or t.platform = ${oneOf})
    and ${listed('store', store)} and ${listed('site', site)} and ${listed('sku', sku)} and ${listed('brand', brand)}
    and (${below}::bigint is null or t.category in (select category_with_below(${below}::bigint)))`;
}

/** The condition over sales of days as `t` for those of who is in charge. */
export const ownedBy = ({ owner }: RecordValues): RawBuilder<boolean> =>
  owner === undefined ? sql<boolean>`true` : sql<boolean>`t.owner = ${owner}::bigint`;

/** What facts are broken down by, as columns of `t`. */
export const dimensionColumns: Readonly<Record<string, RawBuilder<unknown>>> = {
  sku: sql`t.sku`,
  ptSku: sql`t.pt_sku`,
  store: sql`t.store`,
  platform: sql`t.platform`,
  site: sql`t.site`,
  category: sql`t.category`,
  brand: sql`t.brand`,
};

/** What the sales of days are broken down by besides. */
export const dayColumns: Readonly<Record<string, RawBuilder<unknown>>> = {
  ...dimensionColumns,
  fulfilment: sql`t.fulfilment`,
  owner: sql`t.owner`,
  currency: sql`t.currency`,
  day: sql`t.day::text`,
  week: sql`to_char(t.day, 'IYYY-"W"IW')`,
  month: sql`to_char(t.day, 'YYYY-MM')`,
};
