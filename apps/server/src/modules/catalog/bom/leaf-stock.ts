import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { seenBeside } from '../fitment/seen-beside.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';

/** Pieces that can be sold of parts by their code, in the warehouses whose stock the user may see; undefined where none may be seen. */
export async function leafStock(
  database: Kysely<Tables>,
  caller: Actor,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number> | undefined> {
  const resource = caller.registry.page('bom')!.page.resource!;
  const seen = seenBeside({ database, caller, resource, page: 'bom' }, 'stockBalance', ['available']);
  if (!seen) return undefined;
  const { rows } = await sql<{ sku: string; pieces: number }>`
    select k.sku, sum(t.qty)::integer as pieces from sku k join stock_balance t on t.sku = k.id
      join bin b on b.id = t.bin join warehouse_area g on g.id = b.area join warehouse_child c on c.id = g.child
    where k.sku = any(${[...codes]}::text[]) and t.status = 'available' and t.qty > 0 and c.sellable and ${seen}
    group by k.sku`.execute(database);
  return new Map(rows.map(({ sku, pieces }) => [sku, pieces]));
}
