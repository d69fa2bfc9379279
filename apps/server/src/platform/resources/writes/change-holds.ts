import { fieldsOf, type WaitingField } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { extensionPoint } from '../../registry/extension-point.ts';
import type { RecordParts } from '../record-parts.ts';
import type { WriteReason } from './audit.ts';
import type { RowChange } from './row-change.ts';

/** A change as it takes effect now, and what of it waits. */
export interface HeldChange extends RowChange {
  /** Number of the request that took effect by itself, for the history. */
  readonly request?: string;
  readonly waiting: readonly WaitingField[];
}

/** Takes out of changes of locked records what must wait for a decision, and asks for it. */
export type HoldChanges = (
  transaction: Kysely<Tables>,
  parts: RecordParts,
  changes: readonly RowChange[],
  reason: WriteReason,
) => Promise<readonly HeldChange[]>;

/** What holds changes of fields under approval back. */
export const changeHolds = extensionPoint<HoldChanges>('hold of changes', (_pages, key) => key === 'approval');

/** Changes as they take effect now. Fields under approval without anybody who holds them back are a fault. */
export const holdChanges: HoldChanges = async (transaction, parts, changes, reason) => {
  const { resource, caller } = parts;
  if (!Object.values(fieldsOf(resource)).some(({ approval }) => approval)) return changes.map(change => ({ ...change, waiting: [] }));
  const hold = caller.registry.part(changeHolds, 'approval');
  if (!hold) throw new Error(`${resource.entity} has fields under approval, and nothing holds their changes back`);
  return hold(transaction, parts, changes, reason);
};
