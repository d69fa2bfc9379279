import { ok, text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';

/** Most rows that a summary shows; all are counted. */
const mostRows = 2000;
const numbers = ['lineCount', 'shippedQty', 'arrivedQty', 'onWayQty', 'overdueQty'] as const;

/** What pieces on their way are added up by: two columns, and the names that stand for them. */
interface Grouping {
  readonly by: RawBuilder<unknown>;
  readonly names: RawBuilder<unknown>;
  readonly joined: RawBuilder<unknown>;
}

type Summed = RecordValues & { readonly zh?: string | null; readonly en?: string | null; readonly rows: string };

/** Pieces on their way in the caller's scope, added up by a grouping, most valuable first. */
const summaryOf =
  ({ by, names, joined }: Grouping): ToolHandler =>
  async ({ parts, input }) => {
    const given = (name: string) => sql`${input[name] ?? null}::bigint`;
    const isAs = (name: string) => sql<boolean>`(${given(name)} is null or ${sql.ref(`t.${name}`)} = ${given(name)})`;
    const { rows } = await sql<Summed>`
      select ${names}, w.code as warehouse, g.*, count(*) over () as rows from (
        select ${by} as named, t.warehouse as place, count(*) as "lineCount", sum(t.shipped_qty) as "shippedQty",
          sum(t.arrived_qty) as "arrivedQty", sum(t.on_way_qty) as "onWayQty",
          coalesce(sum(t.on_way_qty) filter (where t.exception = 'overdue'), 0) as "overdueQty",
          sum(t.cbm) as cbm, sum(t.on_way_cny) as "onWayCny", min(t.eta) as "nextEta"
        from ship_batch_line_list as t
        where ${seenRows(parts)} and ${isAs('supplier')} and ${isAs('warehouse')} and ${isAs('sku')}
        group by 1, 2) g join warehouse w on w.id = g.place ${joined}
      order by g."onWayCny" desc nulls last, g.named, g.place limit ${mostRows}`.execute(parts.database);
    const lines = rows.map(({ zh, en, rows: _, named: __, place: ___, ...row }): RecordValues => {
      const whole = Object.fromEntries(numbers.map(name => [name, Number(row[name] ?? 0)]));
      const name = zh === undefined ? {} : { name: text(zh ?? en ?? '', en ?? zh ?? '') };
      return { ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)), ...whole, ...name };
    });
    return ok({ found: Number(rows[0]?.rows ?? 0), lines });
  };

/** What is on its way to each warehouse, by SKU. */
export const onWayBySku = summaryOf({
  by: sql`t.sku`,
  names: sql`k.sku as "skuCode", k.name_zh as zh, k.name_en as en`,
  joined: sql`join sku k on k.id = g.named`,
});

/** What is in each container. */
export const onWayByContainer = summaryOf({ by: sql`t.container_no`, names: sql`g.named as "containerNo"`, joined: sql`` });
