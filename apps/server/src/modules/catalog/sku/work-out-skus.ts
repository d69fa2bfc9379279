import { skuFigures, skuUses } from '@axle/catalog';
import { snakeCase } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

const atOnce = 5000;
const read = [...Object.values(skuUses).flat(), 'interchangeNos'];

/** [B1, SKU4, SKU5] Recomputes the derived fields of all SKUs: for code that writes many of them without their records. */
export async function workOutSkus(database: Kysely<Tables>): Promise<void> {
  const columns = sql.join(read.map(field => sql`${sql.ref(snakeCase(field))} as ${sql.ref(field)}`));
  for (let last = 0; ;) {
    const { rows } = await sql<Readonly<Record<string, unknown>> & { readonly id: number }>`
      select id, ${columns} from sku where id > ${last} order by id limit ${atOnce}`.execute(database);
    if (rows.length === 0) return;
    const figures = rows.map(({ id, ...sku }) => ({ id, ...skuFigures(sku) }));
    await sql`
      update sku s set carton_cbm = g."cartonCbm", completeness = g.completeness, oe_keys = g."oeKeys"
      from json_to_recordset(${JSON.stringify(figures)}::json) as g (id bigint, "cartonCbm" numeric, completeness integer, "oeKeys" text[])
      where s.id = g.id and (s.carton_cbm, s.completeness, s.oe_keys) is distinct from (g."cartonCbm", g.completeness, g."oeKeys")`.execute(
      database,
    );
    last = rows.at(-1)!.id;
  }
}
