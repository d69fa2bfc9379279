import { type Line, linesIn, type RecordValues } from '@axle/page-kit';
import { type DefectClass, type FailedTest, judgeSpecial, type SpecialPlan, type SpecialVerdict } from '@axle/quality';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

const failedTest = (line: Line, checkGroup: unknown): FailedTest => ({
  unitNo: Number(line['unitNo']),
  checkGroup: String(checkGroup),
  defectClass: line['defectClass'] as DefectClass,
});

/** The groups of items of a standard that are tested at special levels, and those of defect codes. */
async function groupsOf(database: Kysely<Tables>, standard: number, codes: readonly number[]) {
  const { rows: items } = await sql<{ item: string }>`
    select check_group || ' ' || item as item from judgement_standard_items
    where record_id = ${standard} and special_level is not null`.execute(database);
  const { rows } = await sql<{ id: number; checkGroup: string }>`
    select id, check_group as "checkGroup" from defect_code where id = any(${codes}::bigint[])`.execute(database);
  return { special: new Set(items.map(({ item }) => item)), groupOf: new Map(rows.map(({ id, checkGroup }) => [id, checkGroup])) };
}

/**
 * [Q55] The verdicts of the tests of a sampling at special levels: by the values outside their limits of items that are tested so, and by
 * the defects that were picked of their groups.
 */
export async function specialVerdicts(database: Kysely<Tables>, sampling: RecordValues): Promise<readonly SpecialVerdict[]> {
  const plans = linesIn(sampling, 'special') as unknown as readonly SpecialPlan[];
  if (plans.length === 0) return [];
  const defects = linesIn(sampling, 'defects');
  const codes = defects.map(({ defectCode }) => Number(defectCode));
  const { special, groupOf } = await groupsOf(database, Number(sampling['standard'] ?? 0), codes);
  const outside = linesIn(sampling, 'measures').filter(
    line => line['outside'] === true && special.has(`${String(line['checkGroup'])} ${String(line['item'])}`),
  );
  return judgeSpecial(plans, [
    ...outside.map(line => failedTest(line, line['checkGroup'])),
    ...defects.map(line => failedTest(line, groupOf.get(Number(line['defectCode'])))),
  ]);
}
