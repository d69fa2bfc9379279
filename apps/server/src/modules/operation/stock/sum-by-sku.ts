import { compareDecimals, ok } from '@axle/kernel';
import { skuSupply } from '@axle/operation';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { askedListings } from './asked-listings.ts';
import { platformFulfilments } from './count-sellable.ts';

/** Most SKUs that are shown; a file has all. */
const mostRows = 2000;

interface SummedSku {
  readonly sku: number;
  readonly listings: number;
  readonly stores: number;
  readonly kept: number;
  readonly onHand: number;
  readonly available: number;
  readonly inTransit: number;
  readonly published: number | null;
  readonly channelQty: number | null;
  readonly units7: number;
  readonly units30: number;
}

/** [O2h] Sums by SKU over the listings that the caller sees; the warehouses that they share count once. */
export const sumBySku: ToolHandler = async ({ parts, input, whole }) => {
  const { rows } = await sql<SummedSku>`
    with seen as (select t.* from sellable_stock t where t.sku is not null and ${askedListings(input)} and ${seenRows(parts)}),
    own as (select sku, count(*)::integer as listings, count(distinct store)::integer as stores,
        coalesce(sum(sellable) filter (where fulfilment = any(${[...platformFulfilments]}::text[])), 0)::integer as kept,
        sum(published)::integer as published,
        sum(channel_qty)::integer as channel_qty, sum(units7)::integer as units7, sum(units30)::integer as units30
      from seen group by sku),
    pool as (select distinct w.warehouse from store_config c join store_config_warehouses w on w.record_id = c.id
      where c.status = 1 and c.store in (select store from seen)
        and (${input['warehouse'] ?? null}::bigint[] is null or w.warehouse = any(${input['warehouse'] ?? null}::bigint[]))),
    held as (select i.sku, sum(i.available + i.reserved + i.qc_hold + i.damaged)::integer as on_hand,
        sum(greatest(i.available - i.unallocated, 0))::integer as available
      from stock_item i join pool p on p.warehouse = i.warehouse where i.sku in (select sku from own) group by i.sku),
    coming as (select l.sku, sum(l.expected_qty - l.good_qty - l.hold_qty - l.damaged_qty)::integer as qty
      from receipt r join receipt_lines l on l.record_id = r.id join pool p on p.warehouse = r.warehouse
      where r.state in ('expected', 'arrived', 'counting') and l.sku in (select sku from own) group by l.sku)
    select o.sku, o.listings, o.stores, o.kept, coalesce(h.on_hand, 0) as "onHand", coalesce(h.available, 0) as available,
      greatest(coalesce(c.qty, 0), 0) as "inTransit", o.published, o.channel_qty as "channelQty", o.units7, o.units30
    from own o left join held h on h.sku = o.sku left join coming c on c.sku = o.sku order by o.sku`.execute(parts.database);
  const lines = rows
    .map(({ published, channelQty, ...row }) => {
      const { sellable, daysOfSupply } = skuSupply(row);
      return {
        ...row,
        sellable,
        ...(daysOfSupply === undefined ? {} : { daysOfSupply }),
        ...(published === null ? {} : { published }),
        ...(channelQty === null ? {} : { channelQty }),
      };
    })
    .toSorted((one, other) =>
      one.daysOfSupply === undefined || other.daysOfSupply === undefined
        ? Number(one.daysOfSupply === undefined) - Number(other.daysOfSupply === undefined)
        : compareDecimals(one.daysOfSupply, other.daysOfSupply),
    );
  return ok({ lines: whole ? lines : lines.slice(0, mostRows) });
};
