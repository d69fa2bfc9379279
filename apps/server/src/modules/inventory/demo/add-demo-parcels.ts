import type { Decimal, Result } from '@axle/kernel';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { allocateOutbound } from '../outbound/allocate-outbound.ts';
import { changeOutbound } from '../outbound/change-outbound.ts';
import { createOutbound } from '../outbound/create-outbound.ts';
import { chooseBox, expectedOf, weighParcel } from '../parcel/box-and-weight.ts';
import { closeParcel, waybillFor } from '../parcel/close-parcel.ts';
import { changeParcel, lockParcels } from '../parcel/lock-parcel.ts';
import { confirmHandover, createManifest, scanOntoManifest } from '../parcel/manifests.ts';
import { openPacking } from '../parcel/open-packing.ts';
import { scanPiece } from '../parcel/scan-piece.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';

const warehouse = 'US-W';
const receivers = [
  ['Maria Lopez', '1420 Willow St', 'Reno', 'NV', '89502'],
  ['John Carter', '88 Harbor Blvd', 'San Diego', 'CA', '92101'],
  ['Emily Chen', '2301 Pine Ave', 'Portland', 'OR', '97201'],
  ['Robert King', '77 Lake Rd', 'Phoenix', 'AZ', '85004'],
  ['Susan Hall', '5 Elm Ct', 'Boise', 'ID', '83702'],
  ['David Young', '910 Cedar Way', 'Tacoma', 'WA', '98402'],
] as const;

interface Ground {
  readonly id: number;
  readonly country: number;
  readonly channel: number;
  readonly courier: number;
  readonly carton: number;
  readonly tape: number;
}

const must = <Value>(reply: Result<Value>): Value => {
  if (!reply.ok) throw new Error(`parcels of the demo: ${reply.refusal.code}`);
  return reply.value;
};

/** Orders at a packing table: two that are picked, one that is being packed, two closed, and as many handed over. */
export const addDemoParcels = demoStep(
  'parcels',
  ['outbounds', 'materials', 'distribution'],
  async ({ transaction, registry, person, now }) => {
    const [by, supervisor] = [person('whClerk'), person('superAdmin')];
    const { rows } = await sql<Ground>`
    select w.id, w.country, c.id as channel, c.courier, b.id as carton, t.id as tape from warehouse w
    join logistics_channel_warehouses l on l.warehouse = w.id join logistics_channel c on c.id = l.record_id
    cross join packing_material b cross join packing_material t
    where w.code = ${warehouse} and b.code = 'CTN-403025' and t.code = 'TAPE-60' order by c.code limit 1`.execute(transaction);
    const [ground] = rows;
    if (!ground) return;
    const { rows: parts } = await sql<{ sku: number; code: string }>`
    select i.sku, s.sku as code from stock_item i join sku s on s.id = i.sku
    where i.warehouse = ${ground.id} and i.available - i.unallocated > 8 and s.unit_gross_kg < 8 and s.unit_gross_kg > 0 order by s.sku
    limit 7`.execute(transaction);
    const context: LedgerContext = { registry, transaction, by, now };
    const orders = parts.map((part, at) => ({ ...part, other: parts[(at + 1) % parts.length]!.code, qty: at < 2 ? 1 : 2, at }));
    for (const order of orders.slice(5)) await packed(context, ground, order, supervisor);
    await handOver(context, ground);
    for (const order of orders.slice(0, 5)) await packed(context, ground, order, supervisor);
  },
);

interface DemoOrder {
  readonly sku: number;
  readonly code: string;
  /** Another part, scanned by mistake in some parcels. */
  readonly other: string;
  readonly qty: number;
  readonly at: number;
}

/**
 * Takes an order as far as it has come: the first two are picked, the third one is half packed, the others are closed. In some of them the
 * packer took a wrong part or one too many, and one weighed more than it should and was let pass by the supervisor.
 */
async function packed(context: LedgerContext, ground: Ground, order: DemoOrder, supervisor: number): Promise<void> {
  const id = await picked(context, ground, order);
  if (order.at < 2) return;
  const parcel = must(await openPacking(context, id));
  const locked = async () => (await lockParcels(context.transaction, [parcel]))[0]!;
  must(await scanPiece(context, await locked(), order.code));
  if (order.at % 2 === 0) must(await scanPiece(context, await locked(), order.other));
  if (order.at === 2) return;
  must(await scanPiece(context, await locked(), order.code));
  if (order.at === 5) must(await scanPiece(context, await locked(), order.code));
  must(await chooseBox(context, await locked(), { box: ground.carton, tape: ground.tape, tapeQty: '0.8' as Decimal }));
  const more = order.at === 6 ? 240 : 12;
  must(await weighParcel(context, await locked(), ((await expectedOf(context.transaction, await locked())) ?? 1000) + more));
  if (order.at === 6)
    await changeParcel(context, await locked(), {
      overrideBy: supervisor,
      overrideReason: '加垫泡沫，已开箱核对 / extra foam, opened and checked',
    });
  must(await waybillFor(context, await locked()));
  must(await closeParcel(context, await locked()));
}

async function picked(context: LedgerContext, ground: Ground, { sku, qty, at }: DemoOrder): Promise<number> {
  const [receiver, address, city, state, postcode] = receivers[at % receivers.length]!;
  const made = must(
    await createOutbound(context, {
      outType: 'sale',
      sourceType: 'sales_order',
      sourceNo: `SO-DEMO-PACK-${at + 1}`,
      warehouse: ground.id,
      channel: ground.channel,
      country: ground.country,
      receiver,
      address,
      city,
      state,
      postcode,
      lines: [{ sku, qty }],
    }),
  );
  must(await allocateOutbound(context, made.id));
  await changeOutbound(context, made, { status: 'picked' }, 'pick');
  return made.id;
}

/** Hands over all that is closed so far. */
async function handOver(context: LedgerContext, { id, courier }: Ground): Promise<void> {
  const manifest = must(await createManifest(context, { warehouse: id, courier, parcels: 'all' }));
  const parcels = await context.transaction
    .selectFrom('parcel')
    .select('parcel_no')
    .where('manifest_no', '=', manifest.manifestNo)
    .execute();
  for (const { parcel_no: parcelNo } of parcels) must(await scanOntoManifest(context, manifest, parcelNo));
  must(await confirmHandover(context, manifest));
}
