import { type Decimal, ok, refuse, type Result } from '@axle/kernel';
import {
  companionOf,
  countsDifferent,
  type Field,
  fieldsOf,
  type FieldTotal,
  type Filter,
  hasTotal,
  mostTotals,
  quotientOf,
} from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import { fieldRights } from './field-rights.ts';
import { columnOf, comparedColumn } from './query/columns.ts';
import { tableOf } from './query/select-rows.ts';
import { withinTime } from './query/within-time.ts';
import { checkFilters, matching, type ReadLimits } from './read-records.ts';
import type { RecordParts } from './record-parts.ts';

/**
 * The sums of number fields, and how many different people there are, over all rows that match within the actor's scope, each currency and
 * unit by itself.
 */
export async function totalFields(
  parts: RecordParts,
  limits: ReadLimits,
  keys: readonly string[],
  filters: readonly Filter[],
): Promise<Result<readonly FieldTotal[]>> {
  const checked = checkFilters(parts, filters);
  if (!checked.ok) return checked;
  const groups = groupsOf(parts, keys);
  if (!groups.ok) return groups;
  const where = matching(parts, checked.value);
  return withinTime(parts.database, limits.timeLimit, async reading => {
    const totals: FieldTotal[] = [];
    for (const [apart, fields] of groups.value) {
      const by: RawBuilder<unknown> = apart === undefined ? sql`null` : columnOf(apart);
      const sums = fields.map(
        (key, place) => sql`${sumOf(key, parts)} as ${sql.ref(`sum${place}`)}, count(${columnOf(key)}) as ${sql.ref(`count${place}`)}`,
      );
      const grouped = apart === undefined ? sql`` : sql`group by 1 order by ${comparedColumn(apart, fieldsOf(parts.resource)[apart]!)}`;
      const { rows } = await sql<
        Record<string, unknown>
      >`select ${by} as apart, ${sql.join(sums)} from ${tableOf(parts.resource, checked.value)} where ${where} ${grouped}`.execute(reading);
      for (const row of rows) totals.push(...fields.flatMap((key, place) => totalIn(row, key, place, apart)));
    }
    return ok(keys.flatMap(key => totals.filter(total => total.field === key)));
  });
}

function sumOf(key: string, { resource }: RecordParts): RawBuilder<string | null> {
  const field = fieldsOf(resource)[key]!;
  const quotient = quotientOf(field);
  if (quotient && 'scale' in field) {
    const share = sql`sum(${columnOf(quotient.part)})::numeric * ${quotient.times}::numeric / nullif(sum(${columnOf(quotient.whole)}), 0)`;
    return sql`trim_scale(round(${share}, ${field.scale}))::text`;
  }
  return countsDifferent(field) ? sql`count(distinct ${columnOf(key)})::text` : sql`trim_scale(sum(${columnOf(key)}))::text`;
}

function totalIn(row: Readonly<Record<string, unknown>>, field: string, place: number, apart: string | undefined): readonly FieldTotal[] {
  const count = row[`count${place}`] as number;
  if (count === 0 && apart !== undefined) return [];
  const of = row['apart'] ?? undefined;
  return [{ field, ...(of === undefined ? {} : { of }), sum: ((row[`sum${place}`] as string | null) ?? '0') as Decimal, count }];
}

/** The fields by the field that keeps their totals apart. All of them may be read and added up, or nothing is. */
function groupsOf(parts: RecordParts, keys: readonly string[]): Result<ReadonlyMap<string | undefined, readonly string[]>> {
  const fields = fieldsOf(parts.resource);
  const { mayRead } = fieldRights(parts);
  const groups = new Map<string | undefined, string[]>();
  for (const key of keys) {
    const field: Field | undefined = Object.hasOwn(fields, key) && mayRead(key) ? fields[key] : undefined;
    const apart = field && companionOf(field);
    const quotient = field && quotientOf(field);
    const isClosed = quotient !== undefined && !(mayRead(quotient.part) && mayRead(quotient.whole));
    if (!field || isClosed || !hasTotal(field) || keys.length > mostTotals || (apart !== undefined && !mayRead(apart)))
      return refuse({ code: 'BAD_QUERY', message: { zh: '该字段不能合计', en: 'This field cannot be totalled' }, field: key.slice(0, 60) });
    groups.set(apart, [...(groups.get(apart) ?? []), key]);
  }
  return ok(groups);
}
