import { createHash } from 'node:crypto';
import { idempotencyConflict, type LayerSince, type PlannedMove, type PostedStock, type PostingDone } from '@axle/inventory';
import { type LocalDate, ok, refuse, type Result } from '@axle/kernel';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { asDecimal } from './read-view.ts';

/** The hash that distinguishes two postings. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The answer to a call whose key was booked before; undefined for a new key. */
export async function findDone(transaction: Transaction<Tables>, idemKey: string, hash: string): Promise<Result<PostingDone> | undefined> {
  const { rows } = await sql<{ id: number; posting_no: string; payload_hash: string }>`/* kept */
    select id, posting_no, payload_hash from stock_posting where idem_key = ${idemKey}`.execute(transaction);
  const posting = rows[0];
  if (!posting) return undefined;
  if (posting.payload_hash !== hash) return refuse(idempotencyConflict);
  return ok({ postingNo: posting.posting_no, moves: await movesOf(transaction, posting.id), again: true });
}

async function movesOf(transaction: Transaction<Tables>, posting: number): Promise<readonly PlannedMove[]> {
  const moves = await transaction.selectFrom('stock_move').selectAll().where('posting', '=', posting).orderBy('seq').execute();
  return moves.map(({ warehouse, bin, sku, status, qty_delta: qty, balance_after: balanceAfter, biz_date: bizDate }) => ({
    warehouse,
    bin,
    sku,
    status,
    qty,
    balanceAfter,
    bizDate: bizDate as LocalDate,
  }));
}

/** A posting as a reversal has to know it; undefined where there is none of that number. */
export async function findPosted(
  transaction: Transaction<Tables>,
  postingNo: string,
): Promise<
  | { readonly id: number; readonly stock: Omit<PostedStock, 'reversed'>; readonly items: readonly { warehouse: number; sku: number }[] }
  | undefined
> {
  const posting = await transaction
    .selectFrom('stock_posting')
    .select(['id', 'biz_type'])
    .where('posting_no', '=', postingNo)
    .executeTakeFirst();
  if (!posting) return undefined;
  const { rows: layers } = await sql<{
    layer: number;
    qty: number;
    value: string;
    warehouse: number;
    sku: number;
  }>`
    select m.layer, m.qty_delta as qty, m.value_delta as value, l.warehouse, l.sku
    from layer_move m join stock_layer l on l.id = m.layer where m.posting = ${posting.id} order by m.seq`.execute(transaction);
  const changes = await movesOf(transaction, posting.id);
  return {
    id: posting.id,
    stock: {
      bizType: posting.biz_type,
      changes,
      layerMoves: layers.map(({ layer, qty, value }) => ({
        layer,
        qty,
        value: asDecimal(value),
      })),
    },
    items: [...changes, ...layers].map(({ warehouse, sku }) => ({ warehouse, sku })),
  };
}

/**
 * The state of some layers after a posting: what is left of each, and later postings that were not reversed, without the reversals
 * themselves.
 */
export async function layersSince(
  transaction: Transaction<Tables>,
  posting: number,
  layers: readonly number[],
): Promise<(layer: number) => LayerSince> {
  const { rows } = await sql<LayerSince & { readonly layer: number }>`
    select l.id as layer, l.qty_left as left, coalesce(sum(m.qty) filter (where m.qty > 0), 0)::integer as "cameIn",
      coalesce(-sum(m.qty) filter (where m.qty < 0), 0)::integer as "wentOut", coalesce(bool_or(m.qty = 0), false) as revalued
    from stock_layer l left join lateral (
      select m.qty_delta as qty from layer_move m join stock_posting p on p.id = m.posting
      where m.layer = l.id and m.posting > ${posting} and p.reversal_of is null
        and not exists (select from stock_posting r where r.reversal_of = p.id)
    ) m on true where l.id = any(${layers}::bigint[]) group by l.id`.execute(transaction);
  const known = new Map(rows.map(({ layer, ...since }) => [layer, since]));
  return layer => known.get(layer)!;
}
