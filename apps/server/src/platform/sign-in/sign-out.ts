import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';
import { endSignIns } from './end-sign-ins.ts';

/** Ends the caller's sign-in; the signature is worth nothing from now on. */
export async function signOut(database: Kysely<Tables>, { signInId, now, ip }: Caller): Promise<void> {
  await endSignIns(database, sql<boolean>`s.id = ${signInId}`, { why: 'logout', event: 'logout', now, ip });
}
