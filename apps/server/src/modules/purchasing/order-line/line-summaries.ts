import { ok, text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';

/** Most rows that a summary shows; all are counted. */
const mostRows = 2000;

/** What lines are added up by. */
interface Grouping {
  /** The id that names a group, its code and names beside it. */
  readonly by: RawBuilder<unknown>;
  readonly names: RawBuilder<unknown>;
  readonly joined: RawBuilder<unknown>;
}

type Summed = RecordValues & { readonly zh: string | null; readonly en: string | null; readonly rows: string };

/** Lines in the caller's scope added up by a grouping and their currency, what is worth most first. */
const summaryOf =
  ({ by, names, joined }: Grouping): ToolHandler =>
  async ({ parts, input }) => {
    const given = (name: string) => sql`${input[name] ?? null}::bigint`;
    const isAs = (column: string, name: string) => sql<boolean>`(${given(name)} is null or ${sql.ref(`t.${column}`)} = ${given(name)})`;
    const day = (name: string) => sql`${input[name] ?? null}::date`;
    const statuses = input['lineStatus'] as readonly string[] | undefined;
    const { rows } = await sql<Summed>`
      select ${names}, g.*, count(*) over () as rows from (
        select ${by} as id, t.currency, count(*) as "lineCount", sum(t.qty) as qty, sum(t.eff_qty) as "effQty",
          sum(t.shipped_qty) as "shippedQty", sum(t.in_transit_qty) as "inTransitQty", sum(t.received_qty) as "receivedQty",
          sum(t.open_qty) as "openQty", sum(t.amount) as amount, sum(t.open_amount) as "openAmount"
        from purchase_order_line_list as t
        where ${seenRows(parts)} and ${isAs('supplier', 'supplier')} and ${isAs('sku', 'sku')} and ${isAs('warehouse', 'warehouse')}
          and ${isAs('buyer', 'buyer')}
          and (${statuses === undefined} or t.line_status = any(${statuses ?? []}::text[]))
          and (${day('from')} is null or t.effective_at >= ${day('from')}::timestamptz)
          and (${day('to')} is null or t.effective_at < (${day('to')} + 1)::timestamptz)
        group by 1, 2) g ${joined}
      order by g.amount desc nulls last, g.id, g.currency limit ${mostRows}`.execute(parts.database);
    const lines = rows.map(({ zh, en, rows: _, id: __, ...row }): RecordValues => {
      const numbers = ['lineCount', 'qty', 'effQty', 'shippedQty', 'inTransitQty', 'receivedQty', 'openQty'];
      const whole = Object.fromEntries(numbers.map(name => [name, Number(row[name] ?? 0)]));
      return { ...row, ...whole, name: text(zh ?? en ?? '', en ?? zh ?? '') };
    });
    return ok({ found: Number(rows[0]?.rows ?? 0), lines });
  };

/** Lines by SKU. */
export const linesBySku = summaryOf({
  by: sql`t.sku`,
  names: sql`k.sku as "skuCode", k.name_zh as zh, k.name_en as en`,
  joined: sql`join sku k on k.id = g.id`,
});

/** Lines by supplier. */
export const linesBySupplier = summaryOf({
  by: sql`t.supplier`,
  names: sql`p.supplier_code as "supplierCode", p.name_zh as zh, p.name_en as en`,
  joined: sql`join supplier p on p.id = g.id`,
});
