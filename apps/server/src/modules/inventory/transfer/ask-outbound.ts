import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { sql } from 'kysely';
import { allocateOutbound } from '../outbound/allocate-outbound.ts';
import { createOutbound } from '../outbound/create-outbound.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';

interface Destination {
  readonly country: number;
  readonly city: string | null;
  readonly zip: string | null;
  readonly address: string | null;
  readonly name: string;
}

/** Makes the outbound of an approved transfer and reserves its pieces; refused where the warehouse cannot reserve all of them. */
export async function askOutbound(context: LedgerContext, transfer: RecordRow): Promise<Result<void, readonly Refusal[]>> {
  const { transaction } = context;
  const [warehouse, toWarehouse] = [Number(transfer['fromWarehouse']), Number(transfer['toWarehouse'])];
  const { rows } = await sql<Destination>`
    select country, city, zip, address, name_zh as name from warehouse where id = ${toWarehouse}`.execute(transaction);
  const to = rows[0]!;
  const made = await createOutbound(context, {
    outType: 'transfer',
    sourceType: 'transfer',
    sourceNo: String(transfer['transferNo']),
    warehouse,
    toWarehouse,
    ...(transfer['channel'] === undefined ? {} : { channel: Number(transfer['channel']) }),
    country: to.country,
    receiver: to.name,
    ...(to.city === null ? {} : { city: to.city }),
    ...(to.zip === null ? {} : { postcode: to.zip }),
    ...(to.address === null ? {} : { address: to.address }),
    lines: linesIn(transfer, 'lines').map(({ sku, qty }) => ({ sku: Number(sku), qty: Number(qty) })),
  });
  if (!made.ok) return refuse([made.refusal]);
  const reserved = await allocateOutbound(context, made.value.id);
  if (!reserved.ok) return refuse([reserved.refusal]);
  return reserved.value === 'allocated' ? ok(undefined) : refuse([await shortIn(context, made.value.id)]);
}

/** Names the SKUs with insufficient available stock. */
async function shortIn({ transaction }: LedgerContext, outbound: number): Promise<Refusal> {
  const { rows } = await sql<{ sku: string; free: number }>`
    select k.sku, greatest(0, coalesce(i.available - i.unallocated, 0))::integer as free
    from outbound o join outbound_lines l on l.record_id = o.id join sku k on k.id = l.sku
    left join stock_item i on i.warehouse = o.warehouse and i.sku = l.sku
    where o.id = ${outbound} and l.qty > coalesce(i.available - i.unallocated, 0) order by k.sku limit 10`.execute(transaction);
  const zh = rows.map(({ sku, free }) => `${sku}（可用 ${free}）`).join('、');
  const en = rows.map(({ sku, free }) => `${sku} (${free} free)`).join(', ');
  return { code: 'ATP_SHORT', message: { zh: `可用量不足：${zh}`, en: `Insufficient available stock: ${en}` } };
}
