import { mayShip } from '@axle/inventory';
import { fill, type Refusal } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import { sql } from 'kysely';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { outboundRefusals } from './outbound-refusals.ts';

const stoppedText = { zh: 'SKU {sku} 已停售或归档', en: 'SKU {sku} is discontinued or archived' };

/**
 * [OB1] Orders that are typed in or imported: the warehouse ships to the country, the channel goes from it, and the SKUs are not stopped.
 */
export const outboundGuard: RecordGuard = async (database, records) => {
  const numbers = (values: readonly unknown[]) => [...new Set(values)].filter((value): value is number => typeof value === 'number');
  const skus = numbers(records.flatMap(record => linesIn(record, 'items').map(({ sku }) => sku)));
  const stopped = await database
    .selectFrom('sku')
    .select(['id', 'sku'])
    .where('id', 'in', [...skus, 0])
    .where('sales_status', 'in', ['draft', 'stopped', 'archived'])
    .execute();
  const { rows: ways } = await sql<{ warehouse: number; country: number; from: string; to: string; withinEu: boolean; routed: boolean }>`
    select w.id as warehouse, t.id as country, f.iso2 as "from", t.iso2 as "to", coalesce(f.eu and t.eu, false) as "withinEu", exists (
      select from trade_route r join warehouse d on d.id = r.warehouse where r.status = 1 and d.country = t.id) as routed
    from warehouse w join country f on f.id = w.country cross join country t
    where w.id = any(${numbers(records.map(record => record['warehouse']))}::bigint[])
    and t.id = any(${numbers(records.map(record => record['country']))}::bigint[])`.execute(database);
  const { rows: channels } = await sql<{ channel: number; warehouse: number }>`
    select record_id as channel, warehouse from logistics_channel_warehouses
    where record_id = any(${numbers(records.map(record => record['channel']))}::bigint[])`.execute(database);
  const stoppedOf = new Map(stopped.map(({ id, sku }) => [id, sku]));
  const wayOf = new Map(ways.map(way => [`${way.warehouse}/${way.country}`, way]));
  const goes = new Set(channels.map(({ channel, warehouse }) => `${channel}/${warehouse}`));
  return record => {
    const { warehouse, country, channel } = record;
    const way = wayOf.get(`${String(warehouse)}/${String(country)}`);
    const refusals: Refusal[] = [];
    if (way && !mayShip(way)) refusals.push({ ...outboundRefusals.noRoute, field: 'country' });
    if (channel !== undefined && warehouse !== undefined && !goes.has(`${String(channel)}/${String(warehouse)}`))
      refusals.push({ ...outboundRefusals.channelElsewhere, field: 'channel' });
    for (const [at, { sku }] of linesIn(record, 'items').entries()) {
      const code = stoppedOf.get(sku as number);
      if (code !== undefined) refusals.push({ code: 'SKU_STOPPED', field: `items.${at}.sku`, message: fill(stoppedText, { sku: code }) });
    }
    return refusals;
  };
};
