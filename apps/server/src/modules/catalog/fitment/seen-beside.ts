import { standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { type RawBuilder, sql } from 'kysely';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { fieldRights } from '../../../platform/resources/field-rights.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';

/**
 * The rows of another page that a user may see, for a query that calls them `t`; undefined where it may not be listed, or a field of it
 * not be read.
 */
export function seenBeside(parts: RecordParts, key: string, fields: readonly string[]): RawBuilder<boolean> | undefined {
  const entry = parts.caller.registry.page(key);
  const resource = entry?.page.resource;
  if (!entry || !resource || !can(parts.caller.access, standardCode(entry.section.key, entry.page, 'list'))) return undefined;
  const beside: RecordParts = { ...parts, resource, page: key, only: undefined };
  return fields.every(fieldRights(beside).mayRead) ? seenRows(beside) : undefined;
}

/** Pieces of the SKU `k` that can be sold, by market; of the warehouses that the user may see stock of. */
export function stockByMarket(parts: RecordParts): RawBuilder<string | null> {
  const seen = seenBeside(parts, 'stockBalance', ['available']);
  if (!seen) return sql`null::text`;
  return sql`(select string_agg(m.code || ' ' || m.pieces, ' · ' order by m.code) from (
    select a.code, sum(t.qty) as pieces ${sellable(sql`k.id`)} and ${seen} group by a.code) m)`;
}

const sellable = (
  sku: RawBuilder<unknown>,
) => sql`from stock_balance t join warehouse w on w.id = t.warehouse join market a on a.id = w.market
  join bin b on b.id = t.bin join warehouse_area g on g.id = b.area join warehouse_child c on c.id = g.child
  where t.sku = ${sku} and t.status = 'available' and t.qty > 0 and c.sellable`;

/** SKUs, called `f.sku`, of which the user sees pieces that can be sold; undefined where no stock may be seen. */
export function inStock(parts: RecordParts): RawBuilder<boolean> | undefined {
  const seen = seenBeside(parts, 'stockBalance', ['available']);
  return seen && sql<boolean>`exists (select ${sellable(sql`f.sku`)} and ${seen})`;
}

/** Prices of the SKU `k` by site, of the listings that the user may see. */
export function priceBySite(parts: RecordParts): RawBuilder<string | null> {
  const seen = seenBeside(parts, 'amazonListingSummary', ['price']);
  if (!seen) return sql`null::text`;
  return sql`(select string_agg(distinct i.code || ' ' || trim_scale(t.price) || coalesce(' ' || i.currency, ''), ' · ')
    from amazon_listing t join site i on i.id = t.site
    where t.sku = k.id and t.latest and t.price is not null and ${seen})`;
}

/** The web addresses of the listings of the SKU `k` on all platforms, of those that the user may see. */
export function listingAddresses(parts: RecordParts): RawBuilder<string | null> {
  const listed = seenBeside(parts, 'amazonListingSummary', ['asin']);
  const offered = seenBeside(parts, 'ptSku', ['itemId', 'skus']);
  const found = [
    ...(listed
      ? [
          sql`select offer_address('amazon', i.domain, t.asin) as address from amazon_listing t join site i on i.id = t.site
            where t.sku = k.id and t.latest and t.listing_status <> 'deleted' and ${listed}`,
        ]
      : []),
    ...(offered
      ? [
          sql`select offer_address(i.platform, i.domain, t.item_id) from offers_of_sku(k.id, ${todayOf(parts.caller)}::date) as o (id)
            join pt_sku t on t.id = o.id join site i on i.id = t.site where t.item_id is not null
            and coalesce(t.listing_status, '') <> 'deleted' and ${offered}`,
        ]
      : []),
  ];
  if (found.length === 0) return sql`null::text`;
  return sql`(select string_agg(distinct a.address, ' ') from (${sql.join(found, sql` union all `)}) a)`;
}
