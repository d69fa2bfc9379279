import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** How sign-ins end. */
export interface SignInEnd {
  readonly why: NonNullable<Tables['sign_in']['revoked_why']>;
  readonly event: Extract<Tables['login_log']['event'], 'logout' | 'kicked' | 'expired'>;
  readonly now: Date;
  /** Where the end came from; the sign-in's own address unless given. */
  readonly ip?: string;
}

/**
 * Ends the open sign-ins that a condition over `s` names, and logs each end with how long the sign-in lasted, in one statement.
 * One that expired earlier ended at its expiry. Returns how many ended; one that has ended already does not end again.
 */
export async function endSignIns(
  database: Kysely<Tables>,
  which: RawBuilder<boolean>,
  { why, event, now, ip }: SignInEnd,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with ended as (
      update sign_in s set revoked_at = greatest(s.created_at, least(s.expires_at, ${now}::timestamptz)), revoked_why = ${why}
      where s.revoked_at is null and ${which}
      returning s.id, s.user_id, s.remember, s.ip, s.agent, s.created_at, s.revoked_at
    ), logged as (
      insert into login_log (at, event, result, account, user_id, remember, ip, agent, sign_in_id, duration_sec)
      select e.revoked_at, ${event}, 'ok', u.account, e.user_id, e.remember, coalesce(${ip ?? null}, e.ip), e.agent, e.id,
        least(extract(epoch from e.revoked_at - e.created_at), 2147483647)::integer
      from ended e join app_user u on u.id = e.user_id
    )
    select id from ended`.execute(database);
  return rows.length;
}
