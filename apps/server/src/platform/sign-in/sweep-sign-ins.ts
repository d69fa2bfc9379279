import { guessMemory } from '@axle/session';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { endSignIns } from './end-sign-ins.ts';

/** Days that an ended sign-in is kept, so that its signature is still answered with why it ended. */
const keptDays = 90;

/** Days after the last sign-in on a device that its account still knows it. */
const knownDays = 365;

/** Ends the sign-ins that expired or whose user is no longer active, and deletes those that ended long ago; the log keeps them all. */
export async function sweepSignIns(database: Kysely<Tables>, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  await endSignIns(database, sql<boolean>`s.expires_at <= ${now}`, { why: 'expired', event: 'expired', now });
  const inactive = sql<boolean>`exists (select 1 from app_user u where u.id = s.user_id and u.state <> 'active')`;
  await endSignIns(database, inactive, { why: 'left', event: 'kicked', now });
  await database
    .deleteFrom('sign_in')
    .where('revoked_at', '<', ago(keptDays * 24 * 3_600_000))
    .execute();
  await database
    .deleteFrom('known_device')
    .where('last_at', '<', ago(knownDays * 24 * 3_600_000))
    .execute();
  await database.deleteFrom('password_guess').where('at', '<', ago(guessMemory)).execute();
}
