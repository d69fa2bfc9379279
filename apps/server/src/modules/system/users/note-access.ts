import type { FieldChange } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';

/** Who changed something and when; without a user it was the system. */
type Changer = Pick<Caller, 'now'> & Partial<Pick<Caller, 'access' | 'requestId'>>;

/** A change of accounts, roles or the organisation. Passwords and their hashes never enter it. */
export interface AccessNote {
  readonly entity: 'appUser' | 'role' | 'org';
  readonly id: number;
  readonly action: 'add' | 'update' | 'del';
  readonly version: number;
  readonly changes: readonly FieldChange[];
}

/** Writes the history of a change of an account, a role or the organisation: in the transaction of the change. */
export async function noteAccess(transaction: Kysely<Tables>, caller: Changer, note: AccessNote): Promise<void> {
  await transaction
    .insertInto('audit_log')
    .values({
      entity: note.entity,
      record_id: note.id,
      action: note.action,
      version: note.version,
      by_user: caller.access?.userId ?? null,
      at: caller.now,
      changes: JSON.stringify(note.changes),
      import_task: null,
      request_id: caller.requestId ?? null,
      change_request: null,
      transition: null,
    })
    .execute();
}

/** What differs between two states of the same thing. */
export const differences = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): readonly FieldChange[] =>
  Object.keys(after)
    .filter(field => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
    .map(field => ({ field, before: before[field] ?? undefined, after: after[field] ?? undefined }));
