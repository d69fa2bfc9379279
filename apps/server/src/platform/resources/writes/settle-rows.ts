import type { RecordRow, RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { extensionPoint, knowsEntity } from '../../registry/extension-point.ts';
import type { RecordParts } from '../record-parts.ts';

/** A record on its way into its table: as it stands, locked, unless it is new, and as it shall be. */
export interface PendingRow {
  readonly before?: RecordRow;
  readonly after: RecordValues;
}

/**
 * Works out fields that follow from other records, and answers the records as they shall be, in the order given. It is asked once for a
 * batch, in the transaction that writes it, whichever way the records come.
 */
export type Derivation = (transaction: Kysely<Tables>, parts: RecordParts, rows: readonly PendingRow[]) => Promise<readonly RecordValues[]>;

/** Derivations by entity, or by entity and aspect (`sku.defaults`) where there are several. */
export const derivations = extensionPoint<Derivation>('derivation of fields', knowsEntity);

/** A record that is about to be written or deleted: as it stands, locked, unless it is new, and as it shall be, unless it goes. */
export interface GuardedRow {
  readonly before?: RecordRow;
  readonly after?: RecordValues;
}

/**
 * Throws `RefusedWrite` where something that only the stored records show forbids a write: called like a derivation, after all of
 * them.
 */
export type WriteGuard = (transaction: Kysely<Tables>, parts: RecordParts, rows: readonly GuardedRow[]) => Promise<void>;

/** Guards of writes by entity, or by entity and aspect. */
export const writeGuards = extensionPoint<WriteGuard>('guard of writes', knowsEntity);

/** Records as they shall be stored. */
export async function settleRows(
  transaction: Kysely<Tables>,
  parts: RecordParts,
  rows: readonly PendingRow[],
): Promise<readonly RecordValues[]> {
  let settled = rows.map(({ after }) => after);
  for (const derivation of parts.caller.registry.partsFor(derivations, parts.resource.entity))
    settled = [
      ...(await derivation(
        transaction,
        parts,
        rows.map((row, at) => ({ ...row, after: settled[at]! })),
      )),
    ];
  await guardWrites(
    transaction,
    parts,
    rows.map((row, at) => ({ ...row, after: settled[at]! })),
  );
  return settled;
}

/** Asks all guards of writes. */
export async function guardWrites(transaction: Kysely<Tables>, parts: RecordParts, rows: readonly GuardedRow[]): Promise<void> {
  for (const guard of parts.caller.registry.partsFor(writeGuards, parts.resource.entity)) await guard(transaction, parts, rows);
}
