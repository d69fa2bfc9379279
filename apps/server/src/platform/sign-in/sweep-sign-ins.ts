import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { endSignIns } from './end-sign-ins.ts';

/** Days that an ended sign-in is kept, so that its signature is still answered with why it ended. */
const keptDays = 90;

/** Ends the sign-ins that ran out or whose user is no longer active, and clears away those that ended long ago; the log keeps them all. */
export async function sweepSignIns(database: Kysely<Tables>, now: Date): Promise<void> {
  await endSignIns(database, sql<boolean>`s.expires_at <= ${now}`, { why: 'expired', event: 'expired', now });
  const inactive = sql<boolean>`exists (select 1 from app_user u where u.id = s.user_id and u.state <> 'active')`;
  await endSignIns(database, inactive, { why: 'left', event: 'kicked', now });
  await database
    .deleteFrom('sign_in')
    .where('revoked_at', '<', new Date(now.getTime() - keptDays * 24 * 3_600_000).toISOString())
    .execute();
}
