import type { RecordRow } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { extensionPoint, knowsEntity } from '../../registry/extension-point.ts';
import type { RecordParts } from '../record-parts.ts';
import { keepSearchTexts } from '../search/keep-search-texts.ts';

/** A record that was written: as it stood, unless it is new, and as it stands, unless it is gone. */
export interface WrittenRow {
  readonly before?: RecordRow;
  readonly after?: RecordRow;
}

/**
 * Does what follows from written records: keeps figures of other records, moves along what hangs on them. It is asked once for a batch, in
 * the transaction that wrote it, whichever way the records came; it throws `RefusedWrite` where something stands against a write.
 */
export type Consequence = (transaction: Kysely<Tables>, parts: RecordParts, rows: readonly WrittenRow[]) => Promise<void>;

/** Consequences of writes by entity, or by entity and aspect (`sku.fittings`) where there are several. */
export const consequences = extensionPoint<Consequence>('consequence of a write', knowsEntity);

/** Does all that follows from written records: keeps what they are found by, and what modules contribute. */
export async function followWrites(transaction: Kysely<Tables>, parts: RecordParts, rows: readonly WrittenRow[]): Promise<void> {
  await keepSearchTexts(transaction, parts.resource, rows);
  for (const consequence of parts.caller.registry.partsFor(consequences, parts.resource.entity))
    await consequence(transaction, parts, rows);
}
