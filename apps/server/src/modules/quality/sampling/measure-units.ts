import type { Decimal, Refusal } from '@axle/kernel';
import type { Line } from '@axle/page-kit';
import {
  characteristicFigures,
  type DefectClass,
  isMeasured,
  measuredDefects,
  type MeasuredItem,
  type MeasuredValue,
  measureRefusals,
} from '@axle/quality';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** An item that is measured, with its unit. */
export interface StandardMeasure extends MeasuredItem {
  readonly unit: string | null;
}

/** [Q42] What the standard of a sampling has measured. */
export async function standardMeasures(database: Kysely<Tables>, standard: unknown): Promise<readonly StandardMeasure[]> {
  const { rows } = await sql<{
    checkGroup: string;
    item: string;
    defectClass: DefectClass;
    unit: string | null;
    lsl: Decimal | null;
    usl: Decimal | null;
  }>`
    select check_group as "checkGroup", item, defect_class as "defectClass", unit, trim_scale(lsl)::text as lsl, trim_scale(usl)::text as usl
    from judgement_standard_items where record_id = ${Number(standard ?? 0)} order by line_no`.execute(database);
  return rows
    .map(({ lsl, usl, ...row }) => ({ ...row, lower: lsl ?? undefined, upper: usl ?? undefined }))
    .filter(item => isMeasured(item));
}

/** Values as they were given, of one unit. */
const valuesOf = (unitNo: number, given: readonly Line[]): readonly MeasuredValue[] =>
  given.map(line => ({
    unitNo,
    checkGroup: String(line['checkGroup']),
    item: String(line['item']),
    value: String(line['value']) as Decimal,
  }));

/** Values of a unit as they are kept: each with the limits that it was judged by. */
export function measuredLines(
  items: readonly StandardMeasure[],
  unitNo: number,
  given: readonly Line[],
): { readonly lines: readonly Line[]; readonly refused: readonly Refusal[] } {
  const values = valuesOf(unitNo, given);
  const refused = measureRefusals(items, values);
  if (refused.length > 0) return { lines: [], refused };
  const outside = new Set(measuredDefects(items, values).map(({ value }) => value));
  const lines = values.map(value => {
    const { lower, upper, unit, defectClass } = items.find(one => one.checkGroup === value.checkGroup && one.item === value.item)!;
    return { ...value, unit: unit ?? undefined, lsl: lower, usl: upper, defectClass, outside: outside.has(value) };
  });
  return { lines, refused };
}

/** [Q43] What the values of a sampling say of each characteristic, in the order in which they were first measured. */
export const figureLines = (measures: readonly Line[]): readonly Line[] =>
  [...Map.groupBy(measures, ({ checkGroup, item }) => `${String(checkGroup)} ${String(item)}`).values()].map(own => {
    const { checkGroup, item, unit, lsl, usl, defectClass } = own[0]!;
    const limits = { lower: lsl as Decimal | undefined, upper: usl as Decimal | undefined };
    const { count, ...figures } = characteristicFigures(
      own.map(({ value }) => value as Decimal),
      limits,
    );
    return { checkGroup, item, unit, lsl, usl, defectClass, valuesCount: count, ...figures };
  });
