import type { Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { extensionPoint, knowsEntity } from '../registry/extension-point.ts';
import type { Actor } from './record-parts.ts';

/** Returns which of some locked records may not be disabled, and why, worded for the user. */
export type DisableGuard = (
  transaction: Kysely<Tables>,
  records: readonly RecordRow[],
  caller: Actor,
) => Promise<ReadonlyMap<number, Refusal>>;

/** Guards of going out of use by entity. */
export const disableGuards = extensionPoint<DisableGuard>('guard of going out of use', knowsEntity);
