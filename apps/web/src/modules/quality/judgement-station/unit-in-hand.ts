import { measuredDefects, type MeasuredValue } from '@axle/quality';
import type { JudgementSheet } from '@axle/wire';
import type { PickedDefect } from './lot-units.ts';
import { stationItems, typedValue } from './sheet-items.ts';

/** The unit in hand, as it would be recorded now. */
export interface UnitInHand {
  readonly measures: readonly Omit<MeasuredValue, 'unitNo'>[];
  /** Items whose value is none. */
  readonly wrong: readonly string[];
  readonly hasDefects: boolean;
  /** Whether something critical or major was picked or measured. */
  readonly needsPhoto: boolean;
}

/** [Q42] What was picked and typed of a unit; values of items that are not checked on it do not count. */
export function unitInHand(
  sheet: JudgementSheet,
  draft: { readonly defects: readonly PickedDefect[]; readonly values: Readonly<Record<string, string>> },
  unitNo: number,
): UnitInHand {
  const items = stationItems(sheet);
  const typed = items.filter(({ key, units }) => unitNo <= units && (draft.values[key] ?? '').trim() !== '');
  const read = typed.map(item => ({ item, value: typedValue(draft.values[item.key] ?? '') }));
  const measures = read.flatMap(({ item: { checkGroup, item }, value }) => (value === undefined ? [] : [{ checkGroup, item, value }]));
  const picked = draft.defects.map(({ defectCode }) => sheet.defectCodes.find(({ id }) => id === defectCode)?.defectClass ?? 'major');
  const found = [
    ...picked,
    ...measuredDefects(
      items,
      measures.map(one => ({ ...one, unitNo })),
    ).map(({ defectClass }) => defectClass),
  ];
  return {
    measures,
    wrong: read.filter(({ value }) => value === undefined).map(({ item }) => item.item),
    hasDefects: found.length > 0,
    needsPhoto: found.some(defectClass => defectClass !== 'minor'),
  };
}
