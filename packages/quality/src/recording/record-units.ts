import { fill, type Refusal, text } from '@axle/kernel';
import type { DefectClass } from '../sampling/plan.ts';

/** Units of a sample as they are recorded at once: all up to a number, those with defects named. */
export interface RecordedUnits {
  /** Units that were recorded before. */
  readonly before: number;
  /** The last unit that is recorded now. */
  readonly upTo: number;
  readonly sampleSize: number;
  readonly defects: readonly { readonly unitNo: number; readonly defectClass: DefectClass }[];
  readonly photos: number;
}

const range = text('请填写{from}至{to}之间的件号', 'Enter a unit from {from} to {to}');
const outside = text('缺陷只能记在本次录入的{from}至{to}号件上', 'Defects are of the units recorded now, {from} to {to}');
const noPhoto = text('致命或主要缺陷须附照片', 'Critical and major defects need a photo');

/**
 * [Q20] What stands against recording units: none or more than the sample has (`UNITS`), a defect on another unit (`UNIT`), a critical or
 * major one without a photo (`PHOTO_NEEDED`).
 */
export function recordRefusals({ before, upTo, sampleSize, defects, photos }: RecordedUnits): readonly Refusal[] {
  const [from, to] = [before + 1, sampleSize];
  if (upTo < from || upTo > to) return [{ code: 'UNITS', field: 'inspectedUnits', message: fill(range, { from, to }) }];
  if (defects.some(({ unitNo }) => unitNo < from || unitNo > upTo))
    return [{ code: 'UNIT', field: 'defects', message: fill(outside, { from, to: upTo }) }];
  return photos === 0 && defects.some(({ defectClass }) => defectClass !== 'minor')
    ? [{ code: 'PHOTO_NEEDED', field: 'photos', message: noPhoto }]
    : [];
}
