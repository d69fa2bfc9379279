import type { Ground } from './ground.ts';

/** Throws with what is wrong. */
export function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`load: ${what}`);
}

const wrongs: Readonly<Record<string, string>> = {
  'balances that are not the sum of their moves': `
    select count(*) as n from (
      select warehouse, bin, sku, status, sum(qty_delta) as qty from stock_move group by 1, 2, 3, 4
    ) m full join stock_balance b using (warehouse, bin, sku, status) where coalesce(m.qty, 0) <> coalesce(b.qty, 0)`,
  'balances below nothing': 'select count(*) as n from stock_move where balance_after < 0',
  'running balances that are not the one before and the move': `
    select count(*) as n from (
      select balance_after, qty_delta, coalesce(lag(balance_after) over (partition by warehouse, bin, sku, status
      order by posted_at, seq), 0) as before
      from stock_move
    ) m where before + qty_delta <> balance_after`,
  'layers that are not the sum of their moves': `
    select count(*) as n from stock_layer l left join (select layer, sum(qty_delta) as qty, sum(value_delta) as value from layer_move
    group by 1) m
      on m.layer = l.id where (l.qty_left, l.value_left) is distinct from (m.qty, m.value)`,
  'layers of which more or less came in than their moves brought': `
    select count(*) as n from stock_layer l left join (
      select m.layer, sum(m.qty_delta) as qty, sum(m.value_delta) as value from layer_move m join stock_posting p on p.id = m.posting
      where m.qty_delta <> 0 and (m.qty_delta > 0) = (p.reversal_of is null) group by 1
    ) m on m.layer = l.id where (l.qty_in, l.value_in) is distinct from (m.qty, m.value)`,
  'SKUs whose layers, reservations or sums differ from their balances': `
    select count(*) as n from stock_item i
    left join lateral (select coalesce(sum(qty), 0) as qty, coalesce(sum(qty) filter (where status = 'available'), 0) as available
      from stock_balance b where b.warehouse = i.warehouse and b.sku = i.sku) b on true
    left join lateral (select coalesce(sum(qty_left), 0) as qty, coalesce(sum(value_left), 0) as value from stock_layer l
      where l.warehouse = i.warehouse and l.sku = i.sku) l on true
    left join lateral (select coalesce(sum(qty_open), 0) as qty from stock_reservation r where r.warehouse = i.warehouse
    and r.sku = i.sku) r on true
    where (i.available, i.available + i.reserved + i.qc_hold + i.damaged + i.in_transit, i.value_left, i.unallocated)
      is distinct from (b.available, l.qty, l.value, r.qty) or b.qty <> l.qty`,
};

/** Holds the whole ledger against itself: every balance, layer, item and reservation is what its moves add up to. */
export async function fullCheck({ pool }: Ground): Promise<void> {
  for (const [what, question] of Object.entries(wrongs)) {
    const { rows } = await pool.query<{ n: number }>(question);
    demand(rows[0]!.n === 0, `${rows[0]!.n} ${what}`);
  }
}

/** The keys of a run that were posted to the ledger, each as often as it was posted. */
export async function bookedKeys({ pool }: Ground, run: string): Promise<readonly number[]> {
  const { rows } = await pool.query<{ key: number }>(
    `select split_part(idem_key, ':', 3)::bigint as key from stock_posting where idem_key like $1 and idem_key not like '%bring'
      order by 1`,
    [`load:${run}:%`],
  );
  return rows.map(({ key }) => key);
}

/** Pieces of SKUs left in the bin of the ground. */
export async function left({ pool, bin }: Ground, skus: readonly number[]): Promise<number> {
  const { rows } = await pool.query<{ qty: number }>(
    `select coalesce(sum(qty), 0)::integer as qty from stock_balance where bin = $1 and sku = any($2) and status = 'available'`,
    [bin, skus],
  );
  return rows[0]!.qty;
}
