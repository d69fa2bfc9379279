import { type Decimal, fill, type Refusal, text } from '@axle/kernel';
import { isOutside, type MeasureLimits } from '../figures/measure-limits.ts';
import { jointPlan, sampleSize } from '../sampling/joint-plan.ts';
import type { InspectionLevel } from '../sampling/code-letter.ts';
import type { ClassPlan, DefectClass } from '../sampling/plan.ts';

/** A check item of a standard that has a limit: its values are measured. */
export interface MeasuredItem extends MeasureLimits {
  readonly checkGroup: string;
  readonly item: string;
  readonly defectClass: DefectClass;
}

/** A value that was measured on a unit. */
export interface MeasuredValue {
  readonly unitNo: number;
  readonly checkGroup: string;
  readonly item: string;
  readonly value: Decimal;
}

const keyOf = ({ checkGroup, item }: Pick<MeasuredValue, 'checkGroup' | 'item'>): string => `${checkGroup} ${item}`;

/** [Q42] Whether a check item is measured: it has a limit. */
export const isMeasured = ({ lower, upper }: MeasureLimits): boolean => lower !== undefined || upper !== undefined;

/**
 * [Q42] The defects that values show: one outside the limits of its item is one defect of the item's class on its unit; one on a limit is
 * none. Values of items that are not measured show nothing.
 */
export function measuredDefects(
  items: readonly MeasuredItem[],
  values: readonly MeasuredValue[],
): readonly { readonly unitNo: number; readonly defectClass: DefectClass; readonly qty: 1; readonly value: MeasuredValue }[] {
  const known = new Map(items.map(item => [keyOf(item), item]));
  return values.flatMap(value => {
    const item = known.get(keyOf(value));
    return item && isOutside(value.value, item) ? [{ unitNo: value.unitNo, defectClass: item.defectClass, qty: 1 as const, value }] : [];
  });
}

const unknown = text('标准中没有要测量的项“{item}”', 'The standard has no item “{item}” to measure');
const twice = text('第{unit}件的“{item}”重复测量', '“{item}” of unit {unit} is measured twice');

/** [Q42] What stands against values: of an item that the standard does not measure (`UNKNOWN_ITEM`), twice on one unit (`TWICE`). */
export function measureRefusals(items: readonly MeasuredItem[], values: readonly MeasuredValue[]): readonly Refusal[] {
  const known = new Set(items.filter(isMeasured).map(keyOf));
  const stranger = values.find(value => !known.has(keyOf(value)));
  if (stranger) return [{ code: 'UNKNOWN_ITEM', field: 'inspectedUnits', message: fill(unknown, { item: stranger.item }) }];
  const seen = new Set<string>();
  for (const value of values) {
    const key = `${value.unitNo} ${keyOf(value)}`;
    if (seen.has(key)) return [{ code: 'TWICE', field: 'inspectedUnits', message: fill(twice, { unit: value.unitNo, item: value.item }) }];
    seen.add(key);
  }
  return [];
}

/**
 * [Q46] On how many of the first units of a sample an item is checked: on all of them, or, for tests that destroy or take long, on as many
 * as the plan of its class has at the special level of the item.
 */
export function unitsChecked(
  lotSize: number,
  { level, defectClass }: { readonly level?: InspectionLevel | undefined; readonly defectClass: DefectClass },
  plans: readonly Pick<ClassPlan, 'defectClass' | 'aql' | 'severity' | 'size'>[],
): number {
  const all = Math.max(0, ...plans.map(({ size }) => size));
  const plan = plans.find(one => one.defectClass === defectClass);
  if (level === undefined || !plan) return all;
  const { aql, severity } = plan;
  return Math.min(all, sampleSize(jointPlan({ lotSize, level, classes: [{ defectClass, aql, severity }], oneLetter: false })));
}
