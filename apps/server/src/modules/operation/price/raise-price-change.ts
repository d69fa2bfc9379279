import { type Refusal, refuse, type Result, ok, type Decimal } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor, RecordParts } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { inSavepoint } from '../../../platform/resources/writes/savepoint.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { refusalOfWriting } from '../../../platform/resources/refused-by-database.ts';
import { submitted } from './submit-price-change.ts';

/** A price that is asked for. */
export interface RaisedPrice extends RecordValues {
  readonly listing: number;
  readonly store: number;
  readonly newPrice: Decimal;
  /** Whether who asks may go below the floor. */
  readonly mayGoBelow: boolean;
}

/** Makes a price change and submits it; answers why there is none. */
export async function raisePriceChange(
  { database, caller }: RecordParts & { readonly database: Transaction<Tables> },
  { mayGoBelow, ...values }: RaisedPrice,
): Promise<Refusal | undefined> {
  const made = await addPriceChange(database, caller, values, mayGoBelow);
  if (!made.ok) return made.refusal;
  const parts = ownParts(database, caller, 'priceChanges');
  await updateRows(database, parts, [{ before: made.value, after: submitted(made.value, caller) }], {
    action: 'state',
    transition: 'submit',
  });
  return undefined;
}

/** Adds a draft of a price change, in the name of the caller. */
export async function addPriceChange(
  database: Transaction<Tables>,
  caller: Actor,
  values: RecordValues,
  isPrivileged: boolean,
): Promise<Result<RecordRow>> {
  const own = ownParts(database, caller, 'priceChanges');
  // the right to go below the floor is that of the page on which the price was asked for
  const parts = isPrivileged ? own : { ...own, caller: { ...own.caller, access: { ...own.caller.access, isSuper: false } } };
  try {
    const [row] = await inSavepoint(database, () => insertRows(database, parts, [{ ...values, state: 'draft' }], { action: 'add' }));
    return ok(row!);
  } catch (error) {
    if (error instanceof RefusedWrite) return refuse(error.refusal);
    const refusal = refusalOfWriting(caller.registry, parts.resource, error);
    if (!refusal) throw error;
    return refuse(refusal);
  }
}
