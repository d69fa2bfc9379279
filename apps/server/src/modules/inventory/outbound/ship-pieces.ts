import { idempotencyConflict, type OutboundStatus, outTypes, type StockChange } from '@axle/inventory';
import { allocate, type Decimal, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import { lockItems } from '../stock/lock-items.ts';
import { asDecimal } from '../stock/read-view.ts';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';
import { workingBin } from '../stock/working-bin.ts';
import { changeOutbound } from './change-outbound.ts';
import { type LockedOutbound, lockOutbound } from './lock-outbound.ts';
import { outboundFollowers, type ShippedItem } from './outbound-followers.ts';
import { beyondLine, outboundRefusals, wrongStatus } from './outbound-refusals.ts';
import { allocateLines } from './allocate-lines.ts';

/** Pieces of a line that leave the warehouse. */
export interface ShipItem {
  readonly lineNo: number;
  readonly qty: number;
}

const ships: ReadonlySet<OutboundStatus> = new Set(['allocated', 'waved', 'picking', 'picked', 'packing', 'packed']);

/**
 * Posts pieces of an order out of the bins that they were allocated in, by the kind of the order; the same key once. What no bin was chosen
 * for yet is allocated first. The order has shipped when all of it has; its source is notified each time.
 */
export async function shipPieces(
  context: LedgerContext,
  asked: { readonly outboundId: number; readonly idemKey: string; readonly items: readonly ShipItem[] },
): Promise<Result<{ readonly postingNo: string }>> {
  const { now } = context;
  const outbound = await lockOutbound(context.transaction, asked.outboundId);
  if (!outbound) return refuse(outboundRefusals.unknown);
  const items = asked.items.filter(({ qty }) => qty > 0);
  const done = await shippedBefore(context, outbound, asked.idemKey, items);
  if (done) return done;
  const refused = refuseItems(outbound, items);
  if (refused) return refuse(refused);
  const posted = await postPieces(context, outbound, asked.idemKey, items);
  if (!posted.ok) return posted;
  const gone = new Map(items.map(({ lineNo, qty }) => [lineNo, qty]));
  if (outbound.lines.every(line => line.shipped + (gone.get(line.lineNo) ?? 0) === line.qty))
    await changeOutbound(context, outbound, { status: 'shipped', shippedAt: now }, 'ship');
  return posted;
}

/** Posts pieces of a locked order out, notes them on its lines and notifies its source; everything but the order's status. */
export async function postPieces(
  context: LedgerContext,
  outbound: LockedOutbound,
  idemKey: string,
  items: readonly ShipItem[],
): Promise<Result<{ readonly postingNo: string }>> {
  const { transaction } = context;
  const apart = await allocateLines(context, outbound);
  if (!apart.ok) return apart;
  const taken = await takePicks(context, outbound, items);
  const changes = await changesOf(context, outbound, taken);
  await lockItems(transaction, changes);
  const { biz } = outTypes[outbound.outType];
  const posted = await stockLedger(context).post({ idemKey, docType: 'outbound', docNo: outbound.outboundNo, bizType: biz, changes });
  if (!posted.ok) return posted;
  const { postingNo } = posted.value;
  const shipped = await valued(context, outbound, postingNo, items);
  for (const { lineNo, qty, value } of shipped)
    await sql`update outbound_lines set shipped = shipped + ${qty}, packed = greatest(packed, shipped + ${qty}), picked = greatest(picked,
      shipped + ${qty}),
      cost_value = coalesce(cost_value, 0) + ${value}::numeric where record_id = ${outbound.id} and line_no = ${lineNo}`.execute(
      transaction,
    );
  await sql`update wave_order x set in_wave = false where x.outbound = ${outbound.id} and x.in_wave
    and not exists (select from outbound_lines l where l.record_id = x.outbound and l.shipped < l.qty)`.execute(transaction);
  await context.registry.part(outboundFollowers, outbound.sourceType)?.shipped?.(context, outbound, shipped);
  return ok({ postingNo });
}

/** The answer to a key that was posted before; a conflict where other pieces left by it. */
async function shippedBefore(
  { transaction }: LedgerContext,
  { lines, warehouse }: LockedOutbound,
  idemKey: string,
  items: readonly ShipItem[],
) {
  const { rows } = await sql<{ posting_no: string; sku: number; qty: number }>`
    select p.posting_no, m.sku, -sum(m.qty_delta)::integer as qty from stock_posting p join stock_move m on m.posting = p.id
    where p.idem_key = ${idemKey} and m.warehouse = ${warehouse} and m.qty_delta < 0 group by p.posting_no, m.sku`.execute(transaction);
  if (rows.length === 0) return undefined;
  const wanted = new Map<number, number>();
  for (const { lineNo, qty } of items) {
    const sku = lines.find(line => line.lineNo === lineNo)?.sku ?? 0;
    wanted.set(sku, (wanted.get(sku) ?? 0) + qty);
  }
  const same = wanted.size === rows.length && rows.every(({ sku, qty }) => wanted.get(sku) === qty);
  return same ? ok({ postingNo: rows[0]!.posting_no }) : refuse(idempotencyConflict);
}

function refuseItems(outbound: LockedOutbound, items: readonly ShipItem[]): Refusal | undefined {
  if (!ships.has(outbound.status)) return wrongStatus({ zh: '出库', en: 'Ship' }, outbound.status);
  if (items.length === 0) return outboundRefusals.noLines;
  for (const { lineNo, qty } of items) {
    const line = outbound.lines.find(each => each.lineNo === lineNo);
    const left = line ? line.qty - line.shipped : 0;
    if (qty > left) return beyondLine(lineNo, left);
  }
  return undefined;
}

interface Taken {
  readonly bin: number;
  readonly sku: number;
  readonly qty: number;
}

/** Takes pieces out of the picks of their lines, picked ones first. */
async function takePicks({ transaction }: LedgerContext, { id }: LockedOutbound, items: readonly ShipItem[]): Promise<readonly Taken[]> {
  const { rows } = await sql<Taken>`
    with
      asked as (select * from jsonb_to_recordset(${JSON.stringify(items)}) as t ("lineNo" integer, qty integer)),
      queued as (
        select p.id, p.bin, p.sku, a.qty as wanted, p.qty - p.shipped as room,
          sum(p.qty - p.shipped) over (partition by p.line_no order by p.picked = 0, p.id) - (p.qty - p.shipped) as before
        from pick p join asked a on a."lineNo" = p.line_no where p.outbound = ${id} and p.back_since is null and p.shipped < p.qty
      ),
      taken as (select id, bin, sku, least(room, wanted - before)::integer as qty from queued where before < wanted),
      noted as (update pick p set shipped = p.shipped + t.qty from taken t where t.id = p.id)
    select bin, sku, qty from taken`.execute(transaction);
  return rows;
}

/** The moves of pieces that leave: out of their bins, and into the transit bin of where they go while they stay ours. */
async function changesOf(context: LedgerContext, { warehouse, toWarehouse, outType }: LockedOutbound, taken: readonly Taken[]) {
  const { biz, from } = outTypes[outType];
  const out = taken.map(({ bin, sku, qty }): StockChange => ({ warehouse, bin, sku, status: from, qty: -qty }));
  if (biz !== 'transfer_ship' && biz !== 'fba_ship') return out;
  const bin = await workingBin(context, toWarehouse!, 'transit');
  return [...out, ...taken.map(({ sku, qty }): StockChange => ({ warehouse: toWarehouse!, bin, sku, status: 'in_transit', qty }))];
}

/** What each line took out of the cost layers by a posting; lines of one SKU share its value by their pieces. */
export async function valued(
  { transaction }: LedgerContext,
  { lines, warehouse }: LockedOutbound,
  postingNo: string,
  items: readonly ShipItem[],
): Promise<readonly ShippedItem[]> {
  const { rows } = await sql<{ sku: number; value: string }>`
    select l.sku, (-sum(m.value_delta))::text as value from layer_move m join stock_layer l on l.id = m.layer join stock_posting p
    on p.id = m.posting
    where p.posting_no = ${postingNo} and l.warehouse = ${warehouse} and m.qty_delta < 0 group by l.sku`.execute(transaction);
  const values = new Map(rows.map(({ sku, value }) => [sku, asDecimal(value)]));
  const shipped = items.map(item => ({ ...item, sku: lines.find(line => line.lineNo === item.lineNo)!.sku }));
  return [...Map.groupBy(shipped, ({ sku }) => sku)].flatMap(([sku, own]) => {
    const weights = own.map(({ qty }) => String(qty) as Decimal);
    const shares = allocate(values.get(sku) ?? asDecimal('0'), weights, 4);
    if (!shares.ok) throw new Error(shares.refusal.code);
    return own.map((item, at) => ({ ...item, value: shares.value[at]! }));
  });
}

/** What has left of each line of an order, with its cost. */
export async function shippedLines({ transaction }: LedgerContext, { id }: LockedOutbound): Promise<readonly ShippedItem[]> {
  const { rows } = await sql<ShippedItem>`
    select line_no as "lineNo", sku, shipped as qty, coalesce(cost_value, 0)::text as value from outbound_lines
    where record_id = ${id} and shipped > 0 order by line_no`.execute(transaction);
  return rows;
}
