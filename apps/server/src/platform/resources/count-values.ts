import { ok, refuse, type Result } from '@axle/kernel';
import { type Field, type FieldValueCount, type Filter, fieldsOf, isCountable, snakeCase } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import { fieldRights } from './field-rights.ts';
import { columnOf, comparedColumn, isList } from './query/columns.ts';
import { tableOf } from './query/select-rows.ts';
import { withinTime } from './query/within-time.ts';
import { checkFilters, matching, type ReadLimits } from './read-records.ts';
import type { RecordParts } from './record-parts.ts';

/** Most different values that one call answers. */
const mostValues = 1000;

/** The different values of a field among the rows that match, by value, and in how many rows each occurs. */
export async function countValues(
  parts: RecordParts,
  limits: ReadLimits,
  key: string,
  filters: readonly Filter[],
): Promise<Result<readonly FieldValueCount[]>> {
  const { resource } = parts;
  const checked = checkFilters(parts, filters);
  if (!checked.ok) return checked;
  const fields = fieldsOf(resource);
  const field = Object.hasOwn(fields, key) && fieldRights(parts).listed.includes(key) ? fields[key] : undefined;
  const named = String(key).slice(0, 60);
  if (!field || !isCountable(field))
    return refuse({ code: 'BAD_QUERY', message: { zh: `未知的字段：${named}`, en: `Unknown field: ${named}` }, field: named });
  // an address is counted by its country
  const counted: Field = field.kind === 'address' ? { kind: 'code', label: field.label, maxLength: 2 } : field;
  const entry = isList(field) ? sql`unnest(${columnOf(key)})` : field.kind === 'address' ? comparedColumn(key, field) : columnOf(key);
  const entries = sql`(select ${entry} as ${sql.ref(snakeCase(key))} from ${tableOf(resource, checked.value)}
    where ${matching(parts, checked.value)}) as t`;
  return withinTime(parts.database, limits.timeLimit, async reading => {
    const { rows } = await sql<FieldValueCount>`
      select ${columnOf(key)} as value, count(*) as count from ${entries} where ${columnOf(key)} is not null
      group by ${columnOf(key)} order by ${valueOrder(key, counted)} limit ${mostValues}`.execute(reading);
    return ok(rows);
  });
}

/** By value; spellings that fold together stand in the order of their signs. */
function valueOrder(key: string, field: Field): RawBuilder<unknown> {
  if (field.kind === 'text' && field.fold) return sql`${comparedColumn(key, field)}, ${columnOf(key)}::text collate "C"`;
  const listOfTexts = field.kind === 'tags' || (field.kind === 'enumList' && field.options.some(option => typeof option.code === 'string'));
  return listOfTexts ? sql`${columnOf(key)} collate "C"` : comparedColumn(key, field);
}
