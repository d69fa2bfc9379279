import { readBarcode } from '@axle/catalog';
import { ok, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import { changeOutbound } from '../outbound/change-outbound.ts';
import { lockOutbound } from '../outbound/lock-outbound.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { resolveCode } from '../stock/resolve-code.ts';
import { addParcel } from './lock-parcel.ts';
import { parcelRefusals } from './parcel-refusals.ts';

/** Takes a picked order to the packing table: its open parcel, or a new one of all that is in no parcel yet. */
export async function openPacking(context: LedgerContext, outboundId: number): Promise<Result<number>> {
  const { transaction } = context;
  const outbound = await lockOutbound(transaction, outboundId);
  if (!outbound || !['picked', 'packing'].includes(outbound.status)) return refuse(parcelRefusals.notPicked);
  const open = await transaction
    .selectFrom('parcel')
    .select('id')
    .where('outbound_no', '=', outbound.outboundNo)
    .where('state', '=', 'packing')
    .orderBy('id')
    .executeTakeFirst();
  if (open) return ok(open.id);
  const lines = outbound.lines.map(({ lineNo, sku, qty, packed }) => ({ lineNo, sku, qty: qty - packed })).filter(({ qty }) => qty > 0);
  if (lines.length === 0) return refuse(parcelRefusals.nothingLeft);
  if (outbound.status === 'picked') await changeOutbound(context, outbound, { status: 'packing' }, 'open');
  return ok(await addParcel(context, { outboundNo: outbound.outboundNo, warehouse: outbound.warehouse, lines }));
}

/**
 * The order that a scan at the packing table means, among those in the given warehouses (all where none are given): by its own number or
 * that of a parcel, by wave and slot, else the oldest order of one piece with that part.
 */
export async function orderOfScan(
  { transaction }: LedgerContext,
  typed: string,
  warehouses: readonly number[],
): Promise<number | undefined> {
  const { code } = readBarcode(typed);
  const meant = await resolveCode(transaction, typed);
  const skus = meant.ok ? meant.value.flatMap(({ sku, carton }) => (carton ? [] : [sku])) : [];
  const bare = code.replace(/[^A-Z0-9]/g, '');
  const [, wave = '', slot = ''] = /^(WV\d{11})[-/](\d{1,3})$/.exec(code) ?? [];
  const { rows } = await sql<{ id: number }>`
    select o.id from outbound o
    where o.warehouse = any(${warehouses}::bigint[]) and o.status in ('picked', 'packing') and (
      o.outbound_no = ${bare}
      or o.outbound_no = (select p.outbound_no from parcel p where p.parcel_no = ${bare} and p.state = 'packing')
      or o.id in (select w.outbound from wave_order w join wave v on v.id = w.wave where v.wave_no = ${wave}
      and w.slot = ${Number(slot) || 0})
      or o.id in (
        select l.record_id from outbound_lines l
        where (l.sku = any(${skus}::bigint[]) or upper(l.pt_sku) = ${code}) and l.qty = 1
          and not exists (select from outbound_lines m where m.record_id = l.record_id and m.id <> l.id)))
    order by o.outbound_no = ${bare} desc, o.status = 'picked' desc, o.priority, o.ship_by, o.id limit 1`.execute(transaction);
  return rows[0]?.id;
}
