import type { LocalDate } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** The next numbers of documents with this prefix on this day. */
export async function nextNumbers(database: Kysely<Tables>, prefix: string, day: LocalDate, count: number): Promise<readonly string[]> {
  const { rows } = await sql<{ numbers: string[] }>`
    select document_numbers(${prefix}::text, ${day}::date, ${count}::integer) as numbers`.execute(database);
  return rows[0]!.numbers;
}
