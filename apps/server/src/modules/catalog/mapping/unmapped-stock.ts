import { ok } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';

/** Most rows that are listed; all are counted. */
const mostLines = 2000;

/** Stock of the last report of each shop and site without a map in force, and why. */
export const unmappedStock: ToolHandler = async ({ parts, input }) => {
  const day = todayOf(parts.caller);
  const stock = { ...parts, resource: parts.caller.registry.page('fbaInventory')!.page.resource!, page: 'fbaInventory' };
  const given = (key: string) => sql`${input[key] ?? null}::bigint`;
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select s.code as store, i.code as site, t.msku, t.fnsku, t.asin, h.on_hand as "onHand", h.inbound, t.snapshot_at as "reportedAt",
      coalesce((select case when f.status = 0 then 'disabled' else 'period' end from fba_map f where f.store = t.store and f.site = t.site
      and f.msku = t.msku
        order by f.status desc, f.effective_from desc limit 1), 'none') as why,
      (select string_agg(k.sku || ' × ' || l.qty, ' + ' order by l.line_no) from maps_in_force(t.store, t.site, t.msku, ${day}::date) m
        join sku_map_lines l on l.record_id = m.id join sku k on k.id = l.sku) as sku
    from fba_stock t join store s on s.id = t.store join site i on i.id = t.site
    cross join lateral (
      select (t.fulfillable + coalesce(t.reserved, 0) + coalesce(t.unfulfillable, 0))::integer as on_hand,
        (coalesce(t.inbound_working, 0) + coalesce(t.inbound_shipped, 0) + coalesce(t.inbound_receiving, 0))::integer as inbound) h
    where ${seenRows(stock)} and t.country is null and h.on_hand + h.inbound > 0
      and t.snapshot_at = (select max(x.snapshot_at) from fba_stock x where x.store = t.store and x.site = t.site and (x.country is null))
      and (${given('store')} is null or t.store = ${given('store')}) and (${given('site')} is null or t.site = ${given('site')})
      and not exists (select from fba_map f where f.store = t.store and f.site = t.site and f.msku = t.msku and f.status = 1
        and ${day}::date between f.effective_from and coalesce(f.effective_to, 'infinity'))
    order by h.on_hand + h.inbound desc, s.code, i.code, t.msku`.execute(parts.database);
  const lines = rows
    .slice(0, mostLines)
    .map((row): RecordValues => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
  return ok({ found: rows.length, lines });
};
