import { linesIn, type RecordValues } from '@axle/page-kit';
import { type DefectClass, judgeSpecial, type MeasuredValue, type SpecialPlan, type SpecialVerdict } from '@axle/quality';
import type { JudgementSheet } from '@axle/wire';
import { itemKey } from './sheet-items.ts';

/** A unit with what was found on it: by a code, or by a value outside its limits. */
interface TestedUnit {
  readonly unitNo: number;
  readonly found: readonly { readonly defectCode?: number; readonly defectClass: DefectClass; readonly value?: MeasuredValue }[];
}

/** [Q55] The verdicts of the tests at special levels by what is recorded and entered; none where the lot has no such tests. */
export function standingTests(sheet: JudgementSheet, units: readonly TestedUnit[]): readonly SpecialVerdict[] {
  const plans = linesIn((sheet.sampling ?? {}) as RecordValues, 'special') as unknown as readonly SpecialPlan[];
  if (plans.length === 0) return [];
  const special = new Set(sheet.items.filter(({ specialLevel }) => specialLevel !== undefined).map(itemKey));
  const groupOf = new Map(sheet.defectCodes.map(({ id, checkGroup }) => [id, checkGroup]));
  const failed = units.flatMap(({ unitNo, found }) =>
    found.flatMap(({ defectCode, defectClass, value }) => {
      const isTested = value !== undefined && special.has(itemKey(value));
      const checkGroup = isTested ? value.checkGroup : defectCode === undefined ? undefined : groupOf.get(defectCode);
      return checkGroup === undefined ? [] : [{ unitNo, checkGroup, defectClass }];
    }),
  );
  return judgeSpecial(plans, failed);
}
