import { businessDay } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { lots } from '../../../platform/demo/lots.ts';
import { allocateOutbound } from '../outbound/allocate-outbound.ts';
import { cancelOutbound } from '../outbound/cancel-outbound.ts';
import { changeOutbound } from '../outbound/change-outbound.ts';
import { createOutbound, type NewOutbound } from '../outbound/create-outbound.ts';
import { nextWaybill } from '../outbound/get-waybill.ts';
import { shipPieces } from '../outbound/ship-pieces.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { createWaves } from '../wave/create-waves.ts';
import { pickOrders } from '../wave/lead-wave.ts';
import { cartVolume, planWaves } from '../wave/plan-waves.ts';
import { pickPieces } from '../wave/record-pick.ts';
import { releaseOrders } from '../wave/release-wave.ts';
import { demoReceivers } from './demo-receivers.ts';

const hour = 3_600_000;

interface Place {
  readonly id: number;
  readonly code: string;
  readonly country: number;
  readonly iso2: string;
  readonly skus: readonly number[];
  readonly channels: readonly number[];
}

/** Warehouses that ship in the demo, with SKUs that they have enough of and the channels that go from them. */
async function places(transaction: Transaction<Tables>): Promise<ReadonlyMap<string, Place>> {
  const { rows } = await sql<Place>`
    select w.id, w.code, w.country, c.iso2,
      array(select i.sku from stock_item i where i.warehouse = w.id and i.available - i.unallocated >= 20 order by i.sku limit 40) as skus,
      array(select l.record_id from logistics_channel_warehouses l where l.warehouse = w.id order by l.record_id) as channels
    from warehouse w join country c on c.id = w.country where w.code in ('US-W', 'CN-SZ', 'DE-HAM') order by w.code`.execute(transaction);
  return new Map(rows.map(row => [row.code, row]));
}

/** How the numbers begin that people type for what they send from warehouse to warehouse. */
const typedNo: Readonly<Record<string, string>> = { transfer: 'TF', distribution: 'DN' };

/** A number as Amazon gives its orders. */
const amazonOrderNo = (no: number): string => `11${no % 5}-${String(2_400_000 + no * 7919)}-${String(6_100_000 + no * 4391)}`;

/** Brings orders that leave into the demo, in every state that waves lead them to; through the functions that the product runs. */
export const addDemoOutbounds = demoStep(
  'outbounds',
  ['transfers', 'couriers', 'offers'],
  async ({ transaction, registry, person, now }) => {
    const by = person('whClerk');
    const draw = lots(20_260_520);
    const at = (hoursAgo: number): LedgerContext => ({ registry, transaction, now: new Date(now.getTime() - hoursAgo * hour), by });
    const known = await places(transaction);
    const [west, shenzhen, hamburg] = ['US-W', 'CN-SZ', 'DE-HAM'].map(code => known.get(code)!) as [Place, Place, Place];
    const { rows: stores } = await sql<{ id: number; region: string }>`
    select id, region from store where platform = 'amazon' and status = 1 order by id`.execute(transaction);
    let count = 0;

    const day = businessDay(now).slice(2).replaceAll('-', '');
    const add = async (place: Place, hoursAgo: number, more: Partial<NewOutbound> = {}): Promise<number> => {
      const no = (count += 1);
      const sourceNo =
        more.outType === undefined ? `SO2605${String(10_000 + no * 7)}` : `${typedNo[more.outType]}${day}${String(90_000 + no)}`;
      const receivers = demoReceivers[place.iso2] ?? [];
      const person = receivers[no % Math.max(1, receivers.length)];
      const store = stores.find(({ region }) => region === (place.iso2 === 'DE' ? 'EU' : 'NA'));
      const lines = Array.from({ length: no % 4 === 0 ? 2 : 1 }, (_, line) => ({
        sku: place.skus[(no * 3 + line) % place.skus.length]!,
        qty: no % 3 === 0 ? 1 : 1 + draw(3),
      }));
      const made = await createOutbound(at(hoursAgo), {
        outType: 'sale',
        sourceType: 'sales_order',
        sourceNo,
        ...(more.outType === undefined ? { platformOrderNo: amazonOrderNo(no) } : {}),
        warehouse: place.id,
        country: place.country,
        ...(store ? { store: store.id } : {}),
        ...(place.channels.length > 0 ? { channel: place.channels[Math.floor(no / 9) % place.channels.length]! } : {}),
        ...(person ? { receiver: person[0], address: person[1], city: person[2], state: person[3], postcode: person[4] } : {}),
        shipBy: new Date(now.getTime() + (2 + draw(14)) * hour).toISOString(),
        priority: no % 11 === 0 ? 1 : no % 5 === 0 ? 3 : 5,
        lines,
        ...more,
      });
      if (!made.ok) throw new Error(`demo outbound: ${made.refusal.code}`);
      return made.value.id;
    };
    const several = async (number: number, hoursAgo: number, place: Place = west, more?: Partial<NewOutbound>) => {
      const ids: number[] = [];
      for (let each = 0; each < number; each += 1) {
        const id = await add(place, hoursAgo, more);
        await allocateOutbound(at(hoursAgo - 0.5), id);
        ids.push(id);
      }
      return ids;
    };
    const waved = async (ids: readonly number[], hoursAgo: number) => {
      const which = sql`o.id = any(${ids}::bigint[])`;
      return createWaves(at(hoursAgo), await planWaves(transaction, at(hoursAgo).now, which, { maxOrders: 30, maxVolume: cartVolume }));
    };
    const released = async (ids: readonly number[], hoursAgo: number) => {
      const waves = await waved(ids, hoursAgo);
      for (const wave of waves) {
        const metres = await releaseOrders(at(hoursAgo), wave);
        if (metres === undefined) continue;
        await sql`update wave set status = 'released', released_at = ${at(hoursAgo).now}, walk_metres = ${metres}, version = version + 1
        where id = ${wave}`.execute(transaction);
      }
      return waves;
    };
    const walked = async (waves: readonly number[], hoursAgo: number, share: number) => {
      for (const wave of waves) {
        await sql`update wave set status = 'picking', started_at = ${at(hoursAgo).now}, picker = ${by}, version = version + 1
        where id = ${wave} and status = 'released'`.execute(transaction);
        await pickOrders(at(hoursAgo), wave);
        const { rows } = await sql<{ bin: string; sku: string; qty: number }>`
        select bin_code as bin, sku_code as sku, sum(qty)::integer as qty from wave_picks where record_id = ${wave}
        group by walk, bin_code, sku_code order by walk`.execute(transaction);
        for (const stop of rows.slice(0, Math.ceil(rows.length * share))) await pickPieces(at(hoursAgo), wave, stop);
      }
    };
    const closed = async (waves: readonly number[], hoursAgo: number) => {
      await sql`update wave_order set in_wave = false where wave = any(${waves}::bigint[])`.execute(transaction);
      await sql`update wave set status = 'done', closed_at = ${at(hoursAgo).now}, version = version + 1 where id = any(${waves}::bigint[])
      and status = 'picking'`.execute(transaction);
    };

    const left = [...(await several(10, 40)), ...(await several(3, 40, hamburg))];
    const wavesLeft = await released(left, 34);
    await walked(wavesLeft, 33, 1);
    await closed(wavesLeft, 32);
    for (const id of left) {
      const order = await transaction
        .selectFrom('outbound')
        .select(['outbound_no as no', 'channel'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const items = await transaction
        .selectFrom('outbound_lines')
        .select(['line_no as lineNo', 'qty'])
        .where('record_id', '=', id)
        .execute();
      if (order.channel !== null)
        await changeOutbound(at(30), { id }, { waybillNo: await nextWaybill(at(30), order.channel) }, 'getWaybill');
      await shipPieces(at(30 - draw(8)), { outboundId: id, idemKey: `outbound:${order.no}:ship:1:1`, items });
    }
    const packing = await released(await several(4, 20), 12);
    await walked(packing, 10, 1);
    await closed(packing, 9);
    await walked(await released(await several(4, 12), 6), 4, 0.5);
    await released([...(await several(4, 8)), ...(await several(2, 8, shenzhen))], 3);
    await waved(await several(4, 6), 1);
    await several(6, 5);
    await several(4, 26, shenzhen, { outType: 'transfer', sourceType: 'manual', toWarehouse: west.id, country: west.country, priority: 4 });
    for (let each = 0; each < 4; each += 1) await add(west, 2 + each / 4);
    for (let each = 0; each < 3; each += 1) {
      const id = await add(west, 9, {
        outType: 'distribution',
        sourceType: 'manual',
        lines: [{ sku: west.skus[each]!, qty: 480 + each * 60 }],
      });
      await allocateOutbound(at(8), id);
    }
    const [held, risky, dropped] = await several(3, 16);
    for (const [id, reason] of [
      [held!, '地址待客户确认 / address to be confirmed'],
      [risky!, '付款风险审核 / payment under review'],
    ] as const)
      await changeOutbound(at(12), { id }, { status: 'held', heldFrom: 'allocated', holdReason: reason }, 'hold');
    await cancelOutbound(at(11), dropped!, '客户取消 / cancelled by the customer');
    // what has not left says under which offer it was sold
    await sql`
    update outbound_lines l set pt_sku = p.seller_sku from outbound o, sku s, pt_sku p
    where o.id = l.record_id and o.out_type = 'sale' and o.status not in ('shipped', 'cancelled') and s.id = l.sku
      and p.store = o.store and p.seller_sku in (s.sku, s.sku || '-US', s.sku || '-EU')`.execute(transaction);
  },
);
