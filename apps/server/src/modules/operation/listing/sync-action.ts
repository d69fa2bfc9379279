import { ok } from '@axle/kernel';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { syncListings } from './sync-listings.ts';

/** Reads what is offered on all platforms again. */
export const syncNow: ActionHandler = ({ parts }) =>
  inTransaction(parts.database, async transaction => {
    await syncListings(transaction, parts.caller.now);
    return ok([]);
  });
