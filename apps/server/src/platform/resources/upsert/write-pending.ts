import type { Refusal } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { RecordParts } from '../record-parts.ts';
import { refusalOfWriting } from '../refused-by-database.ts';
import type { WriteReason } from '../writes/audit.ts';
import { insertRows } from '../writes/insert-rows.ts';
import { inSavepoint } from '../writes/savepoint.ts';
import { updateRows } from '../writes/update-rows.ts';

/** A record that a portion makes or changes, before it is written, with the rows of the file that led to it. */
export interface PendingRecord {
  readonly rows: readonly number[];
  readonly before?: RecordRow;
  readonly after: RecordValues;
}

/**
 * Writes records in two statements, whatever their number. When the database refuses them, halves are tried by themselves,
 * down to the single record at fault: it is answered with its refusal, all others are written.
 */
export async function writePending(
  transaction: Kysely<Tables>,
  parts: RecordParts,
  pending: readonly PendingRecord[],
  reason: WriteReason,
): Promise<ReadonlyMap<PendingRecord, Refusal>> {
  if (pending.length === 0) return new Map();
  try {
    await inSavepoint(transaction, async () => {
      await insertRows(
        transaction,
        parts,
        pending.filter(({ before }) => !before).map(({ after }) => after),
        reason,
      );
      await updateRows(
        transaction,
        parts,
        pending.flatMap(({ before, after }) => (before ? [{ before, after }] : [])),
        reason,
      );
    });
    return new Map();
  } catch (error) {
    const refusal = refusalOfWriting(parts.caller.registry, parts.resource, error);
    if (!refusal) throw error;
    if (pending.length === 1) return new Map([[pending[0]!, refusal]]);
    const half = Math.ceil(pending.length / 2);
    const first = await writePending(transaction, parts, pending.slice(0, half), reason);
    return new Map([...first, ...(await writePending(transaction, parts, pending.slice(half), reason))]);
  }
}
