import type { StockLedger } from '@axle/inventory';
import type { Transaction } from 'kysely';
import type { Registry } from '../../../platform/registry/registry.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { addLandedCost } from './add-landed-cost.ts';
import { postStock } from './post-stock.ts';
import { releaseStock, reserveStock } from './reserve-stock.ts';
import { reverseStock } from './reverse-stock.ts';
import { moveAllocation } from './move-allocation.ts';
import { balanceAt, balanceNow, standingOf } from './stock-answers.ts';

/** In whose name and when the ledger is written. */
export interface LedgerContext {
  readonly transaction: Transaction<Tables>;
  readonly now: Date;
  readonly by: number;
  readonly registry: Registry;
}

/**
 * The ledger in the database. Everything is written in the transaction that is given, together with the document that asks for it; what is
 * refused has written nothing.
 */
export const stockLedger = (context: LedgerContext): StockLedger => ({
  post: async request => postStock(context, request),
  reverse: async request => reverseStock(context, request),
  addLandedCost: async request => addLandedCost(context, request),
  reserve: async request => reserveStock(context, request),
  allocate: async request => moveAllocation(context, request, 'allocate'),
  unallocate: async request => moveAllocation(context, request, 'unallocate'),
  release: async request => releaseStock(context, request),
  balance: async key => balanceNow(context.transaction, key),
  balanceAsOf: async (key, asOf) => balanceAt(context.transaction, key, asOf),
  standing: async (warehouse, sku) => standingOf(context.transaction, warehouse, sku),
});
