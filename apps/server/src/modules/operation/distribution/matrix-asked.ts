import { gapStatuses } from '@axle/operation';
import type { RecordValues } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';

const among = (column: RawBuilder<unknown>, value: unknown, type: 'bigint' | 'text'): readonly RawBuilder<boolean>[] => {
  const list = [value ?? []].flat();
  return list.length === 0 ? [] : [sql<boolean>`${column} = any(${list}::${sql.raw(type)}[])`];
};
const all = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql.join([sql`true`, ...conditions], sql` and `) as RawBuilder<boolean>;

/** The condition over targets `t` for those of the stores and sites that were asked for. */
export const placesAsked = ({ store, site }: RecordValues): RawBuilder<boolean> =>
  all([...among(sql`t.store`, store, 'bigint'), ...among(sql`t.site`, site, 'bigint')]);

/** The condition over SKUs `k` for those that were asked for, whatever their targets. */
export const skusAsked = ({ sku, brand, category, registeredFrom }: RecordValues): RawBuilder<boolean> =>
  all([
    ...among(sql`k.id`, sku, 'bigint'),
    ...among(sql`k.brand`, brand, 'bigint'),
    ...(category === undefined ? [] : [sql<boolean>`k.category in (select category_with_below(${category}::bigint))`]),
    ...(registeredFrom === undefined ? [] : [sql<boolean>`k.created_at >= ${String(registeredFrom)}::date`]),
  ]);

/** The condition over the targets `t` of a SKU together, with its class `a.abc`: of stock, what lies in some warehouses counts. */
export const groupsAsked = ({ abc, distStatus, owner, gap }: RecordValues, pool: readonly number[]): RawBuilder<boolean> =>
  all([
    ...among(sql`min(a.abc)`, abc, 'text'),
    ...among(sql`t.dist_status`, distStatus, 'text').map(holds => sql<boolean>`bool_or(${holds})`),
    ...(owner === undefined ? [] : [sql<boolean>`bool_or(t.owner is not distinct from ${owner}::bigint)`]),
    ...(gap === true
      ? [
          sql<boolean>`bool_or(t.dist_status = any(${[...gapStatuses]}::text[]))`,
          sql<boolean>`exists (select from stock_item i where i.sku = t.sku and i.available > i.unallocated
            and i.warehouse = any(${[...pool]}::bigint[]))`,
        ]
      : []),
  ]);
