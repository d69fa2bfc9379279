import { type Decimal, scaleOf, typedDecimal } from '@axle/kernel';
import { type Line, linesIn, type RecordValues } from '@axle/page-kit';
import { type ClassPlan, type InspectionLevel, isMeasured, type MeasuredItem, type MeasuredValue, unitsChecked } from '@axle/quality';
import type { JudgementSheet, SheetItem } from '@axle/wire';

/** An item of the standard that is measured at the station, and on how many of the first units. */
export interface StationItem extends MeasuredItem {
  readonly key: string;
  readonly unit?: string;
  readonly spec?: string;
  readonly method?: string;
  readonly units: number;
}

/** By what values of an item are known. */
export const itemKey = ({ checkGroup, item }: Pick<SheetItem, 'checkGroup' | 'item'>): string => `${checkGroup} ${item}`;

/** What the standard of a lot has measured. */
export function stationItems(sheet: JudgementSheet): readonly StationItem[] {
  const plans = linesIn((sheet.sampling ?? {}) as RecordValues, 'classes') as unknown as readonly ClassPlan[];
  return sheet.items.flatMap(({ lsl, usl, specialLevel, ...item }) => {
    const limits = { lower: lsl as Decimal | undefined, upper: usl as Decimal | undefined };
    if (!isMeasured(limits)) return [];
    const level = specialLevel as InspectionLevel | undefined;
    const units = unitsChecked(sheet.lotSize ?? 1, { level, defectClass: item.defectClass }, plans);
    return [{ ...item, ...limits, key: itemKey(item), units }];
  });
}

/** Digits behind the point that a value may have. */
const digits = 4;

/** The value that was typed; undefined for what is none, or finer than values are kept. */
export function typedValue(typed: string): Decimal | undefined {
  const read = typedDecimal(typed.trim());
  return read.ok && scaleOf(read.value) <= digits ? read.value : undefined;
}

/** The values of a sampling that are recorded. */
export const recordedValues = (sampling: RecordValues): readonly MeasuredValue[] =>
  linesIn(sampling, 'measures').map(({ unitNo, checkGroup, item, value }: Line) => ({
    unitNo: Number(unitNo),
    checkGroup: String(checkGroup),
    item: String(item),
    value: String(value) as Decimal,
  }));

/** The limits of an item, as they are shown: `9.85 – 10.15 mm`. */
export const limitWords = ({ lower, upper, unit }: StationItem): string => {
  const range = lower === undefined ? `≤ ${upper}` : upper === undefined ? `≥ ${lower}` : `${lower} – ${upper}`;
  return unit === undefined ? range : `${range} ${unit}`;
};
