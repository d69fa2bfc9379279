import type { RecordValues } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import { sql } from 'kysely';
import { mayList } from '../../../platform/lookups/may-look-up.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { tableOf } from '../../../platform/resources/query/select-rows.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';

/** Most shipments that are named of a SKU. */
const mostNamed = 50;

/**
 * Of SKUs the pieces that were shipped to Amazon, those that it received and what is missing or too many, over the shipments that have
 * arrived, as far as the user sees them: one query for all SKUs.
 */
export async function piecesAtFba(
  { database, caller }: Pick<RecordParts, 'database' | 'caller'>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, RecordValues>> {
  const entry = caller.registry.page('fbaInboundShipment');
  const mayRead = ['shipmentId', 'items', 'shipped', 'received'].every(
    field => fieldAccess(caller.access, 'fbaInboundShipment', field).read,
  );
  const resource = entry?.page.resource;
  if (!entry || !resource || !mayRead || !mayList(entry, caller.access) || skus.length === 0) return new Map();
  const { rows } = await sql<{ sku: string; shipped: number; received: number; shipments: readonly string[] }>`
    with arrived as (
      select t.id from ${tableOf(resource)} where ${seenRows({ resource, caller })}
        and t.amazon_status in ('DELIVERED', 'CHECKED_IN', 'RECEIVING', 'CLOSED'))
    select k.sku, sum(p.qty_shipped * p.qty_per)::integer as shipped, sum(p.qty_received * p.qty_per)::integer as received,
      (array_agg(distinct p.shipment_id))[1:${sql.lit(mostNamed)}] as shipments
    from fba_shipment_pieces p join arrived a on a.id = p.shipment join sku k on k.id = p.sku
    where k.sku = any(${skus}::text[])
    group by k.sku`.execute(database);
  return new Map(rows.map(({ sku, ...row }) => [sku, { ...row, difference: row.received - row.shipped }]));
}
