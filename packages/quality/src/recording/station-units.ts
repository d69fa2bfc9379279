import { fill, type Refusal, text } from '@axle/kernel';

/** A lot as its sample is recorded at a station. */
export interface StationLot {
  /** Whether its units are being recorded. */
  readonly isSampling: boolean;
  readonly recorded: number;
  readonly sampleSize: number;
  /** The tablet that has it in hand; the first one that records takes it. */
  readonly holder?: string | undefined;
}

/** Units that a tablet records: one, or several that conform, from `from` to `to`. */
export interface StationUnits {
  readonly from: number;
  readonly to: number;
  readonly tablet: string;
}

const notSampling = text('该批不在录入中：已判定、待判定或尚未抽样', 'No units of this lot are being recorded: not started, or done');
const otherTablet = text('该批正在另一台平板上录入；请先接管', 'The lot is being recorded on another tablet: take it over first');
const recordedAlready = text(
  '第{unit}件已录入，现已录到第{recorded}件',
  'Unit {unit} was recorded already; unit {recorded} was the last one',
);
const skipped = text(
  '第{unit}件之前还有未录入的件，下一件是第{next}件',
  'Units before {unit} are not recorded; unit {next} is the next one',
);

/** [Q40] What stands against a tablet working on a lot: nothing is recorded of it now (`NOT_SAMPLING`), another has it (`OTHER_TABLET`). */
export function tabletRefusals({ isSampling, holder }: StationLot, tablet: string): readonly Refusal[] {
  if (!isSampling) return [{ code: 'NOT_SAMPLING', field: 'state', message: notSampling }];
  return holder === undefined || holder === tablet ? [] : [{ code: 'OTHER_TABLET', field: 'inspector', message: otherTablet }];
}

/**
 * [Q40] What stands against a tablet recording units of a lot: that it may not work on it (`tabletRefusals`), a unit that was recorded
 * already (`ALREADY_RECORDED`), units before it that were not (`UNIT_SKIPPED`). However entries come, none is recorded twice or left out.
 */
export function stationRefusals(lot: StationLot, { from, tablet }: StationUnits): readonly Refusal[] {
  const refused = tabletRefusals(lot, tablet);
  if (refused.length > 0) return refused;
  const field = 'inspectedUnits';
  if (from <= lot.recorded)
    return [{ code: 'ALREADY_RECORDED', field, message: fill(recordedAlready, { unit: from, recorded: lot.recorded }) }];
  const next = lot.recorded + 1;
  return from > next ? [{ code: 'UNIT_SKIPPED', field, message: fill(skipped, { unit: from, next }) }] : [];
}

const notLast = text('只能撤回最后录入的第{recorded}件', 'Only unit {recorded}, the last one recorded, can be undone');

/** [Q41] What stands against taking a unit back: that the tablet may not work on the lot, or that it is not the last one (`NOT_LAST`). */
export function undoRefusals(lot: StationLot, { unit, tablet }: { readonly unit: number; readonly tablet: string }): readonly Refusal[] {
  const refused = tabletRefusals(lot, tablet);
  if (refused.length > 0) return refused;
  return unit === lot.recorded && unit > 0
    ? []
    : [{ code: 'NOT_LAST', field: 'inspectedUnits', message: fill(notLast, { recorded: lot.recorded }) }];
}

const begun = text('已有录入的件，不能重抽', 'Units were already recorded; the sample cannot be redrawn');

/** [Q41] What stands against drawing a sample again: that the tablet may not work on the lot, or that a unit was recorded (`BEGUN`). */
export function redrawRefusals(lot: StationLot, tablet: string): readonly Refusal[] {
  const refused = tabletRefusals(lot, tablet);
  if (refused.length > 0) return refused;
  return lot.recorded > 0 ? [{ code: 'BEGUN', field: 'inspectedUnits', message: begun }] : [];
}

/** What a label of a unit says: the sampling, and the place of the unit in it. */
export interface UnitLabel {
  readonly samplingNo: string;
  readonly unitNo: number;
}

/** [Q40] The code on the label of a unit: the number of its sampling and its place, `SM2608120001-17`. */
export const unitCode = ({ samplingNo, unitNo }: UnitLabel): string => `${samplingNo}-${unitNo}`;

/** Digits of the number of a sampling. */
const digits = 11;

/** [Q40] What a code says of a unit; undefined for any other code. Blanks, hyphens within the number and lower case do not count. */
export function readUnitCode(code: string): UnitLabel | undefined {
  const found = /^SM([\d-]*\d)-(\d{1,4})$/.exec(code.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase());
  const [number, unitNo] = [found?.[1]?.replaceAll('-', '') ?? '', Number(found?.[2] ?? 0)];
  return number.length === digits && unitNo >= 1 ? { samplingNo: `SM${number}`, unitNo } : undefined;
}
