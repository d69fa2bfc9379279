import { ok, type Refusal, refuse, type Result } from '@axle/kernel';

/** A line that is packed: so many pieces of a SKU belong into the parcel, so many were scanned. */
export interface PackLine {
  readonly lineNo: number;
  readonly sku: number;
  readonly qty: number;
  readonly scanned: number;
}

/** The scanned part belongs to nothing that is packed here. */
export const wrongSku: Refusal = { code: 'WRONG_SKU', message: { zh: '扫错货：不在本单内', en: 'Wrong item: not in this order' } };

/** More pieces of a part than belong into the parcel. */
export const excessScan: Refusal = { code: 'EXCESS', message: { zh: '多扫：该SKU已扫满', en: 'Excess scan: this SKU is complete' } };

/** [R11c] Counts a scanned piece to the first line of its SKU that is not full. A wrong or an excess scan changes nothing. */
export function takeScan(lines: readonly PackLine[], sku: number): Result<number> {
  const own = lines.filter(line => line.sku === sku);
  if (own.length === 0) return refuse(wrongSku);
  const open = own.find(({ qty, scanned }) => scanned < qty);
  return open ? ok(open.lineNo) : refuse(excessScan);
}

/** Whether all that belongs into the parcel was scanned. */
export const isPacked = (lines: readonly PackLine[]): boolean => lines.length > 0 && lines.every(({ qty, scanned }) => scanned === qty);

/** What stays in a parcel that is split off, and what goes into the next one; undefined where there is nothing to part. */
export function splitLines<Line extends PackLine>(
  lines: readonly Line[],
): { readonly stays: readonly Line[]; readonly goes: readonly Line[] } | undefined {
  const stays = lines.filter(({ scanned }) => scanned > 0).map(line => ({ ...line, qty: line.scanned }));
  const goes = lines.filter(({ qty, scanned }) => qty > scanned).map(line => ({ ...line, qty: line.qty - line.scanned, scanned: 0 }));
  return stays.length > 0 && goes.length > 0 ? { stays, goes } : undefined;
}
