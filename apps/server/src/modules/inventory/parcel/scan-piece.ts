import { readBarcode } from '@axle/catalog';
import { excessScan, splitLines, takeScan, wrongSku } from '@axle/inventory';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { resolvePiece } from '../stock/resolve-code.ts';
import { addParcel, type LockedParcel } from './lock-parcel.ts';
import { parcelRefusals } from './parcel-refusals.ts';

/**
 * [R11c] Counts a scanned piece into a locked parcel. A wrong or an excess scan changes no count, and is kept in the log of scans: the
 * answer is why.
 */
export async function scanPiece(
  { transaction, now, by }: LedgerContext,
  parcel: LockedParcel,
  typed: string,
  key?: string,
): Promise<Result<Refusal | undefined>> {
  if (parcel.state !== 'packing') return refuse(parcelRefusals.notPacking);
  const { code } = readBarcode(typed);
  const meant = await resolvePiece(
    transaction,
    typed,
    parcel.lines.map(({ sku }) => sku),
  );
  const { rows } = await sql<{ sku: number }>`
    select distinct l.sku from parcel_lines l left join outbound_lines o on o.record_id = ${parcel.outbound} and o.line_no = l.line_no
    where l.record_id = ${parcel.id} and (l.sku = ${meant.ok ? meant.value : null} or upper(o.pt_sku) = ${code})`.execute(transaction);
  // a code that nothing has is no wrong piece: its refusal names it
  const taken = rows[0] ? takeScan(parcel.lines, rows[0].sku) : meant.ok ? refuse(wrongSku) : meant;
  const lineNo = taken.ok ? taken.value : null;
  if (lineNo !== null)
    await transaction
      .updateTable('parcel_lines')
      .set(({ eb }) => ({ scanned: eb('scanned', '+', 1) }))
      .where('record_id', '=', parcel.id)
      .where('line_no', '=', lineNo)
      .execute();
  const why = taken.ok ? undefined : taken.refusal;
  const result = why === undefined ? 'ok' : why.code === excessScan.code ? 'excess' : 'wrong_sku';
  await transaction
    .insertInto('parcel_scan')
    .values({ parcel: parcel.id, code, line_no: lineNo, result, scan_key: key ?? null, by, at: now })
    .execute();
  return ok(why);
}

/** Takes a scan of one's own back; one that is gone already stays gone. */
export async function undoScan({ transaction, now, by }: LedgerContext, parcel: LockedParcel, key: string): Promise<Result<void>> {
  if (parcel.state !== 'packing') return refuse(parcelRefusals.notPacking);
  await sql`
    with undone as (
      update parcel_scan set undone_at = ${now}
      where parcel = ${parcel.id} and by = ${by} and scan_key::text = ${key} and result = 'ok' and undone_at is null returning line_no
    )
    update parcel_lines l set scanned = l.scanned - 1 from undone u where l.record_id = ${parcel.id} and l.line_no = u.line_no
    and l.scanned > 0`.execute(transaction);
  return ok(undefined);
}

/** Leaves what was scanned in the parcel and opens another one for the rest; returns that one. */
export async function splitParcel(context: LedgerContext, parcel: LockedParcel): Promise<Result<number>> {
  if (parcel.state !== 'packing') return refuse(parcelRefusals.notPacking);
  const parted = splitLines(parcel.lines);
  if (!parted) return refuse(parcelRefusals.nothingToSplit);
  const { transaction } = context;
  await sql`delete from parcel_lines where record_id = ${parcel.id} and scanned = 0`.execute(transaction);
  await sql`update parcel_lines set qty = scanned where record_id = ${parcel.id}`.execute(transaction);
  await sql`update parcel set expected_g = null, actual_g = null, weight_ok = null, override_by = null, override_reason = null,
    version = version + 1 where id = ${parcel.id}`.execute(transaction);
  return ok(await addParcel(context, { outboundNo: parcel.outboundNo, warehouse: parcel.warehouse, lines: parted.goes }));
}
