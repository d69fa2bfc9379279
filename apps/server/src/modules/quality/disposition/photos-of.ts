import type { HeldFile } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The photos of what was found in a lot; undefined where there are none. */
export async function photosOf(database: Kysely<Tables>, inspection: number): Promise<readonly HeldFile[] | undefined> {
  const sampling = await database.selectFrom('sampling').select('photos').where('inspection', '=', inspection).executeTakeFirst();
  return (sampling?.photos as readonly HeldFile[] | null | undefined) ?? undefined;
}
