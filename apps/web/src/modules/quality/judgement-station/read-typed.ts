import { readUnitCode } from '@axle/quality';
import type { JudgementSheet } from '@axle/wire';

/** What somebody scanned or typed while a lot is open. */
export type Typed =
  | { readonly kind: 'defect'; readonly id: number }
  | { readonly kind: 'conforms' }
  | { readonly kind: 'unit'; readonly unitNo: number }
  /** A lot, perhaps. */
  | { readonly kind: 'other' };

/** Reads a code by the lot that is open: a defect, the word for a unit that conforms, the label of one of its units. */
export function readTyped({ defectCodes, sampling }: JudgementSheet, typed: string): Typed {
  const code = typed.normalize('NFKC').trim().toUpperCase();
  const found = defectCodes.find(one => one.code === code);
  if (found) return { kind: 'defect', id: found.id };
  if (code === 'OK') return { kind: 'conforms' };
  const unit = readUnitCode(code);
  return unit && unit.samplingNo === sampling?.['samplingNo'] ? { kind: 'unit', unitNo: unit.unitNo } : { kind: 'other' };
}
