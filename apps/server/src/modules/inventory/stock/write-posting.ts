import { type LayerLeft, type PlannedMove, type PlannedPosting, type StockBizType, stockItemText } from '@axle/inventory';
import { add, type Decimal, zero } from '@axle/kernel';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A posting as it is written, with what its layers held before. */
export interface PostingToWrite {
  readonly idemKey: string;
  readonly payloadHash: string;
  readonly bizType: StockBizType;
  readonly docType: string;
  readonly docNo: string;
  readonly at: Date;
  readonly by: number;
  readonly reversalOf?: number;
  readonly reason?: string;
  readonly planned: PlannedPosting;
  readonly layerBefore: (layer: number) => Pick<LayerLeft, 'qty' | 'value'> & { readonly warehouse: number; readonly sku: number };
  /** Changes of what is reserved, for postings that belong to a reservation. */
  readonly unallocated?: readonly { readonly warehouse: number; readonly sku: number; readonly qty: number }[];
}

/** The items that a posting touches: by how much each of their sums changes. */
function itemChanges(moves: readonly PlannedMove[], layers: readonly ItemValue[], unallocated: PostingToWrite['unallocated'] = []) {
  const none = { available: 0, reserved: 0, qc_hold: 0, damaged: 0, in_transit: 0, unallocated: 0 };
  const items = new Map<string, { warehouse: number; sku: number; value: Decimal } & typeof none>();
  const of = (item: { readonly warehouse: number; readonly sku: number }) => {
    const key = stockItemText(item);
    const found = items.get(key) ?? { warehouse: item.warehouse, sku: item.sku, value: zero, ...none };
    items.set(key, found);
    return found;
  };
  for (const move of moves) of(move)[move.status] += move.qty;
  for (const item of unallocated) of(item).unallocated += item.qty;
  for (const layer of layers) of(layer).value = add(of(layer).value, layer.value);
  return [...items.values()];
}

interface ItemValue {
  readonly warehouse: number;
  readonly sku: number;
  readonly value: Decimal;
}

/**
 * Writes a posting with its moves, layers, balances and items in one statement; undefined where somebody else has booked the same key in
 * the meantime, then nothing is written.
 */
export async function writePosting(transaction: Transaction<Tables>, posting: PostingToWrite): Promise<string | undefined> {
  const { planned } = posting;
  const moves = planned.moves.map((move, ord) => ({ ...move, ord }));
  const dayIn = new Map(planned.moves.map(({ warehouse, bizDate }) => [warehouse, bizDate]));
  const made = planned.newLayers.map((layer, ord) => ({ ...layer, day: dayIn.get(layer.warehouse), ord }));
  const changed = planned.layerMoves.map(({ layer, qty, value, cameIn = false }, ord) => {
    const before = posting.layerBefore(layer);
    const { warehouse, sku } = before;
    const kept = { after: before.qty + qty, worth: add(before.value, value), warehouse, sku, day: dayIn.get(warehouse), ord };
    return { layer, qty, value, in: cameIn, ...kept };
  });
  const items = itemChanges(planned.moves, [...made, ...changed], posting.unallocated);
  const { rows } = await sql<{ posting_no: string }>`/* kept */
    with
      p as (
        insert into stock_posting (idem_key, payload_hash, biz_type, doc_type, doc_no, belongs_to, posted_at, reversal_of, reason, by)
        values (${posting.idemKey}, ${posting.payloadHash}, ${posting.bizType}, ${posting.docType}, ${posting.docNo},
          coalesce((select o.belongs_to from stock_posting o where o.id = ${posting.reversalOf ?? null}), ${posting.docNo}), ${posting.at},
          ${posting.reversalOf ?? null}, ${posting.reason ?? null}, ${posting.by})
        on conflict (idem_key) do nothing returning id, posting_no
      ),
      made as (
        select nextval('stock_layer_id_seq') as id, p.id as posting, t.*,
          least(${posting.at}, ((t.day + 1)::timestamp at time zone w.timezone) - interval '1 millisecond') as arrived from p, (
          select * from jsonb_to_recordset(${JSON.stringify(made)}) as t (warehouse bigint, sku bigint, qty integer, value numeric,
          source text,
            "poNo" text, "originReceivedAt" timestamptz, batch text, day date, ord integer) order by ord
        ) t join warehouse w on w.id = t.warehouse
      ),
      layers as (
        insert into stock_layer (id, posting, warehouse, sku, received_at, origin_received_at, qty_in, value_in, qty_left, value_left,
        cost_source, po_no, batch)
        overriding system value
        select id, posting, warehouse, sku, arrived, coalesce("originReceivedAt", arrived), qty, value, qty, value, source,
        "poNo", batch from made
      ),
      changed as (
        select p.id as posting, t.* from p, jsonb_to_recordset(${JSON.stringify(changed)}) as t (layer bigint, qty integer, value numeric,
          "in" boolean, after integer, worth numeric, warehouse bigint, sku bigint, day date, ord integer)
      ),
      layer_moves as (
        insert into layer_move (posting, layer, qty_delta, value_delta, qty_after, value_after, warehouse, sku, biz_date, posted_at)
        select l.posting, l.layer, l.qty, l.value, l.after, l.worth, l.warehouse, l.sku,
          coalesce(l.day, (${posting.at}::timestamptz at time zone w.timezone)::date), ${posting.at}
        from (
          select posting, layer, qty, value, after, worth, warehouse, sku, day from changed
          union all select posting, id, qty, value, qty, value, warehouse, sku, day from made
        ) l join warehouse w on w.id = l.warehouse
      ),
      used as (
        update stock_layer l set qty_left = c.after, value_left = c.worth,
          qty_in = l.qty_in + case when c."in" then c.qty else 0 end, value_in = l.value_in + case when c."in" then c.value else 0 end,
          emptied_at = case when c.after = 0 then ${posting.at}::timestamptz end
        from changed c where c.layer = l.id
      ),
      moves as (
        insert into stock_move (posting, warehouse, bin, sku, status, qty_delta, balance_after, biz_date, posted_at)
        select p.id, t.warehouse, t.bin, t.sku, t.status, t.qty, t."balanceAfter", t."bizDate", ${posting.at} from p,
          jsonb_to_recordset(${JSON.stringify(moves)}) as t (warehouse bigint, bin bigint, sku bigint, status text, qty integer,
            "balanceAfter" integer, "bizDate" date, ord integer)
        order by t.ord
        returning seq, warehouse, bin, sku, status, balance_after
      ),
      balances as (
        insert into stock_balance (warehouse, bin, sku, status, qty, last_seq)
        select warehouse, bin, sku, status, balance_after, seq from moves
        on conflict (warehouse, bin, sku, status) do update set qty = excluded.qty, last_seq = excluded.last_seq
      ),
      items as (
        update stock_item i set available = i.available + t.available, reserved = i.reserved + t.reserved, qc_hold = i.qc_hold + t.qc_hold,
          damaged = i.damaged + t.damaged, in_transit = i.in_transit + t.in_transit, unallocated = i.unallocated + t.unallocated,
          value_left = i.value_left + t.value, last_posted_at = ${posting.at}
        from p, jsonb_to_recordset(${JSON.stringify(items)}) as t (warehouse bigint, sku bigint, available bigint, reserved bigint,
        qc_hold bigint,
          damaged bigint, in_transit bigint, unallocated bigint, value numeric)
        where i.warehouse = t.warehouse and i.sku = t.sku
      )
    select posting_no from p`.execute(transaction);
  return rows[0]?.posting_no;
}
