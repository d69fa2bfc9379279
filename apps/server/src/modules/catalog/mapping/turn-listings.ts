import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Where listings stand is kept as their maps change; what turns by itself, because a map begins or is over, turns with the day. */
export async function turnListings(database: Kysely<Tables>, now: Date): Promise<void> {
  await sql`select turn_listing_states(${businessDay(now)}::date)`.execute(database);
}
