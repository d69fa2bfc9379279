import { ok, refuse, type Result } from '@axle/kernel';
import { fieldsOf, mostExceptions, type RecordSet, utcInstant } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import { every } from './query/filter-condition.ts';
import { checkFilters, matching } from './read-records.ts';
import type { RecordParts } from './record-parts.ts';

/** The condition for the records of a set within the actor's scope, over the table `t`. */
export function chosenRows(parts: RecordParts, { filters, at, except }: RecordSet): Result<RawBuilder<boolean>> {
  const checked = checkFilters(parts, filters);
  if (!checked.ok) return checked;
  const moment = utcInstant(at);
  if (moment === undefined || except.length > mostExceptions || !except.every(Number.isSafeInteger))
    return refuse({ code: 'BAD_QUERY', message: { zh: '所选范围无效', en: 'Invalid selection' } });
  const made = Object.hasOwn(fieldsOf(parts.resource), 'createdAt') ? sql<boolean>`t.created_at <= ${moment}::timestamptz` : undefined;
  const unticked = except.length > 0 ? sql<boolean>`t.id <> all(${except}::bigint[])` : undefined;
  return ok(every([matching(parts, checked.value), made, unticked]));
}
