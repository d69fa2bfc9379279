import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Updates the states of listings that change with the day, because a map begins or ends; other changes follow the maps at once. */
export async function turnListings(database: Kysely<Tables>, now: Date): Promise<void> {
  await sql`select turn_listing_states(${businessDay(now)}::date)`.execute(database);
}
