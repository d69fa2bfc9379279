import { usablePieces } from '@axle/inventory';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type LockedItem, lockItems } from '../../inventory/stock/lock-items.ts';
import { asDecimal } from '../../inventory/stock/read-view.ts';
import type { StoreWarehouses } from './allocation-book.ts';
import type { FoundCandidate } from './find-candidates.ts';
import type { OrderPiece } from './order-pieces.ts';

/** What is available to promise of SKUs in warehouses. */
export interface FreePieces {
  /** The pieces of a SKU that an order of a store may take, and how many stay behind for its buffer. */
  usable(candidate: FoundCandidate, sku: number, config?: StoreWarehouses): { readonly qty: number; readonly buffer: number };
  take(warehouse: number, sku: number, qty: number): void;
}

/** Orders with the warehouses that they might leave from. */
type Wanted = readonly { readonly candidates: readonly FoundCandidate[]; readonly pieces: readonly OrderPiece[] }[];

const itemsOf = (wanted: Wanted) =>
  wanted.flatMap(({ candidates, pieces }) =>
    candidates.filter(({ refused }) => refused === undefined).flatMap(({ id: warehouse }) => pieces.map(({ sku }) => ({ warehouse, sku }))),
  );

/** What is free of some items, less what is taken of it meanwhile. */
function freeOf(items: readonly Omit<LockedItem, 'lastPostedAt'>[]): FreePieces {
  const free = new Map(items.map(({ warehouse, sku, available, unallocated }) => [`${warehouse}/${sku}`, available - unallocated]));
  return {
    usable({ id, warehouse }, sku, config) {
      const here = free.get(`${id}/${sku}`) ?? 0;
      const kept = config?.places.some(place => place.warehouse === warehouse) ? config : undefined;
      const qty = usablePieces(here, {
        ...(kept?.bufferPcs === undefined ? {} : { bufferPcs: kept.bufferPcs }),
        ...(kept?.bufferPct === undefined ? {} : { bufferPct: asDecimal(kept.bufferPct) }),
      });
      return { qty, buffer: Math.max(0, here) - qty };
    },
    take(warehouse, sku, qty) {
      free.set(`${warehouse}/${sku}`, (free.get(`${warehouse}/${sku}`) ?? 0) - qty);
    },
  };
}

/**
 * Locks all that some orders might take, in one order for everybody, so that those who allocate at the same time wait for each other and
 * never each for the other; what is read then stays true until the transaction ends.
 */
export async function lockFreePieces(transaction: Transaction<Tables>, wanted: Wanted): Promise<FreePieces> {
  const items = itemsOf(wanted);
  return freeOf(items.length === 0 ? [] : await lockItems(transaction, items));
}

/** What is free of all that some orders might take, at this moment. */
export async function readFreePieces(database: Kysely<Tables>, wanted: Wanted): Promise<FreePieces> {
  const items = itemsOf(wanted);
  const { rows } = await sql<Omit<LockedItem, 'lastPostedAt'>>`
    select i.warehouse, i.sku, i.available, i.unallocated from stock_item i
    join unnest(${items.map(({ warehouse }) => warehouse)}::bigint[], ${items.map(({ sku }) => sku)}::bigint[]) as t (warehouse, sku)
      on t.warehouse = i.warehouse and t.sku = i.sku`.execute(database);
  return freeOf(rows);
}
