import { fill, ok, type Refusal, type Text } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';

const differs: Text = {
  zh: '流水合计 {moved}，库位余额 {kept}；批次剩余 {layers}，全部件数 {stock}',
  en: 'Entries total {moved}, bin balance {kept}; layers hold {layers} of {stock} {stock|piece|pieces}',
};

/** Recounts the balances and layers behind moves, and refuses the moves whose figures do not agree. */
export const verifyMoves: ActionHandler = async ({ parts, targets }) => {
  const ids = targets.map(({ id }) => id);
  const { rows } = await sql<{ id: number; posting_no: string; moved: number; kept: number; layers: number; stock: number }>`
    select t.id, t.posting_no,
      (select coalesce(sum(m.qty_delta), 0) from stock_move m
        where m.warehouse = t.warehouse and m.sku = t.sku and m.bin = t.bin and m.status = t.stock_status)::integer as moved,
      (select coalesce(sum(b.qty), 0) from stock_balance b
        where b.warehouse = t.warehouse and b.sku = t.sku and b.bin = t.bin and b.status = t.stock_status)::integer as kept,
      (select coalesce(sum(l.qty_left), 0) from stock_layer l where l.warehouse = t.warehouse and l.sku = t.sku)::integer as layers,
      (select coalesce(sum(b.qty), 0) from stock_balance b where b.warehouse = t.warehouse and b.sku = t.sku)::integer as stock
    from stock_move_list t where t.id = any(${ids}::bigint[]) and ${seenRows(parts)}`.execute(parts.database);
  const found = new Map(rows.map(row => [row.id, row]));
  return ok(
    ids.map(id => {
      const row = found.get(id);
      if (!row) return { id, name: String(id), refusal: notFound };
      const agrees = row.moved === row.kept && row.layers === row.stock;
      const { moved, kept, layers, stock } = row;
      const refusal: Refusal = { code: 'DIFFERS', message: fill(differs, { moved, kept, layers, stock }) };
      return { id, name: row.posting_no, ...(agrees ? {} : { refusal }) };
    }),
  );
};
