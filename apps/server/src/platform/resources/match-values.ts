import { foldSpelling, ok, refuse, type Result } from '@axle/kernel';
import { fieldsOf } from '@axle/page-kit';
import { sql } from 'kysely';
import { comparedColumn, isList } from './query/columns.ts';
import { tableOf } from './query/select-rows.ts';
import { withinTime } from './query/within-time.ts';
import { checkFilters, matching, type ReadLimits } from './read-records.ts';
import type { RecordParts } from './record-parts.ts';

/** How many records within the actor's scope hold each of the values, in the order asked: one statement, served by the field's index. */
export async function matchValues(
  parts: RecordParts,
  limits: ReadLimits,
  key: string,
  values: readonly unknown[],
): Promise<Result<readonly number[]>> {
  const checked = checkFilters(parts, [{ field: key, op: 'in', value: values }]);
  if (!checked.ok) return checked;
  const field = fieldsOf(parts.resource)[key]!;
  if (isList(field))
    return refuse({ code: 'BAD_QUERY', message: { zh: '该字段不能批量查询', en: 'This field does not support batch search' }, field: key });
  const column = comparedColumn(key, field);
  return withinTime(parts.database, limits.timeLimit, async reading => {
    const { rows } = await sql<{
      value: unknown;
      count: number;
    }>`select ${column} as value, count(*) as count from ${tableOf(parts.resource)} where ${matching(parts, checked.value)}
      group by 1`.execute(reading);
    const counts = new Map(rows.map(({ value, count }) => [value, count]));
    const compared = (value: unknown) => (field.kind === 'text' && field.fold ? foldSpelling(String(value)) : value);
    return ok((checked.value[0]!.value as readonly unknown[]).map(value => counts.get(compared(value)) ?? 0));
  });
}
