import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { extensionPoint } from '../registry/extension-point.ts';
import type { Registry } from '../registry/registry.ts';
import type { Settled } from './settle-exceptions.ts';

/** A check that runs by itself, within a transaction. */
export type NightlyCheck = (transaction: Transaction<Tables>, now: Date) => Promise<Settled>;

/** The checks by name. */
export const nightlyChecks = extensionPoint<NightlyCheck>('nightly check');

/** The day of China, whose night is meant: from four o'clock on, before that the day before. */
const dayOf = (now: Date): string => new Date(now.getTime() + 4 * 3_600_000).toISOString().slice(0, 10);

/** Runs each check that has not run since the night began. A check that was broken off is as if it had never begun. */
export async function runNightlyChecks(database: Kysely<Tables>, registry: Registry, now: Date): Promise<void> {
  for (const [kind, check] of registry.parts(nightlyChecks))
    await database.transaction().execute(transaction => runOnce(transaction, kind, check, now));
}

/** Runs every check at once, as the night does. */
export async function runEveryCheck(transaction: Transaction<Tables>, registry: Registry, now: Date): Promise<void> {
  for (const [kind, check] of registry.parts(nightlyChecks)) await runOnce(transaction, kind, check, now);
}

async function runOnce(transaction: Transaction<Tables>, kind: string, check: NightlyCheck, now: Date): Promise<void> {
  const begun = await transaction
    .insertInto('nightly_check')
    .values({ kind, day: dayOf(now), at: now, opened: 0, ended: 0 })
    .onConflict(conflict => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  if (!begun) return;
  const settled = await check(transaction, now);
  await sql`update nightly_check set opened = ${settled.opened}, ended = ${settled.ended} where kind = ${kind}
    and day = ${dayOf(now)}`.execute(transaction);
}
