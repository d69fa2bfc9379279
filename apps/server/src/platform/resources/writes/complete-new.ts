import { ok, type Refusal, type Result } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { extensionPoint, knowsEntity } from '../../registry/extension-point.ts';
import type { RecordParts } from '../record-parts.ts';

/** Completes a new record from the stored records, and changes those that its arrival affects; in the transaction that adds it. */
export type Completion = (
  transaction: Kysely<Tables>,
  parts: RecordParts,
  values: RecordValues,
) => Promise<Result<RecordValues, readonly Refusal[]>>;

/** Completions of new records by entity. */
export const completions = extensionPoint<Completion>('completion of new records', knowsEntity);

/** A new record as it shall be stored. */
export const completeNew: Completion = async (transaction, parts, values) =>
  (await parts.caller.registry.part(completions, parts.resource.entity)?.(transaction, parts, values)) ?? ok(values);
