import type { Refusal } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import { pictureRefusals } from '@axle/quality';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** [Q54] What stands against files as photos: their heads were read when they were sent. */
export async function refusedPictures(database: Kysely<Tables>, files: readonly HeldFile[], field: string): Promise<readonly Refusal[]> {
  if (files.length === 0) return [];
  const { rows } = await sql<{ name: string; isPicture: boolean }>`
    select name, width is not null as "isPicture" from stored_file
    where id = any(${files.map(({ id }) => id)}::uuid[])`.execute(database);
  return pictureRefusals(rows, field);
}
