import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { variablesFor } from '@axle/templates';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { lockRows } from '../resources/writes/lock-rows.ts';
import { updateRows } from '../resources/writes/update-rows.ts';
import { unknownReceivers } from './receivers.ts';

/** A new template is the next version of its event; the one in use before it is retired in the same transaction. */
export async function nextVersion(
  transaction: Kysely<Tables>,
  parts: RecordParts,
  values: RecordValues,
): Promise<Result<RecordValues, readonly Refusal[]>> {
  const receivers = (values['receivers'] as readonly string[] | undefined) ?? [];
  const unknown = await unknownReceivers(transaction, receivers);
  if (unknown.length > 0) return refuse(unknown.map(noSuchReceiver));
  const event = String(values['event']);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`message_template/${event}`}, 0))`.execute(transaction);
  const versions = await lockRows(transaction, parts, sql<boolean>`t.event = ${event}`);
  const current = versions.filter(({ state }) => state === 'current');
  await updateRows(
    transaction,
    parts,
    current.map(before => ({ before, after: { ...before, state: 'retired', retiredAt: parts.caller.now.toISOString() } })),
    { action: 'state', transition: 'retire' },
  );
  const highest = Math.max(0, ...versions.map(({ templateVersion }) => Number(templateVersion)));
  return ok({ ...values, receivers, variables: variablesFor(values), templateVersion: highest + 1, sent30d: 0 });
}

const noSuchReceiver = (word: string): Refusal => ({
  code: 'REFERENCE',
  field: 'receivers',
  message: { zh: `没有这个角色或用户：${word}`, en: `Role or user does not exist: ${word}` },
});
