import type { LocalDate } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** So many new numbers of documents by a prefix, in the form that all documents of the day have. */
export async function nextNumbers(database: Kysely<Tables>, prefix: string, day: LocalDate, count: number): Promise<readonly string[]> {
  const { last } = await database
    .insertInto('document_number')
    .values({ prefix, day, last: count })
    .onConflict(conflict => conflict.columns(['prefix', 'day']).doUpdateSet({ last: sql<number>`document_number.last + ${count}` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  const stem = `${prefix}${day.slice(2).replaceAll('-', '')}`;
  return Array.from({ length: count }, (_, at) => `${stem}${String(last - count + 1 + at).padStart(5, '0')}`);
}
