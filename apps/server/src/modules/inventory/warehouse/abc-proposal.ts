import { abcProposal, type PlacedSku } from '@axle/inventory';
import { ok } from '@axle/kernel';
import { sql } from 'kysely';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';

interface Lying extends PlacedSku {
  readonly code: string;
  readonly qty: number;
}

/**
 * [R19a] The SKUs in the picking areas of a warehouse by their orders of the last 90 days, and the bins that the movers belong in.
 * Returns nothing for a warehouse whose bins the user cannot see.
 */
const propose: ToolHandler = async ({ parts, input }) => {
  const warehouse = Number(input['warehouse']);
  const { rows } = await sql<Lying>`
    with
      lying as (
        select distinct on (b.sku) b.sku, b.bin, t.seq, sum(b.qty) over (partition by b.sku)::integer as qty
        from stock_balance b join bin_list t on t.id = b.bin join warehouse_area a on a.id = t.area
        where b.warehouse = ${warehouse} and b.status in ('available', 'reserved') and b.qty > 0 and a.use = 'pick' and t.status = 1
        and ${seenRows(parts)}
        order by b.sku, t.seq, b.bin
      ),
      asked as (
        select l.sku, count(*)::integer as lines from outbound o join outbound_lines l on l.record_id = o.id
        where o.warehouse = ${warehouse} and o.status <> 'cancelled'
        and o.created_at > ${parts.caller.now}::timestamptz - interval '90 days' group by l.sku
      )
    select y.sku, s.sku as code, coalesce(a.lines, 0) as lines, y.bin, y.seq, y.qty
    from lying y join sku s on s.id = y.sku left join asked a on a.sku = y.sku order by s.sku collate "C"`.execute(parts.database);
  const proposed = abcProposal(rows);
  const bins = proposed.flatMap(({ bin, toBin }) => [bin, ...(toBin === undefined ? [] : [toBin])]);
  const codes = new Map(
    (
      await parts.database
        .selectFrom('bin')
        .select(['id', 'bin_code'])
        .where('id', 'in', [...new Set(bins), 0])
        .execute()
    ).map(row => [row.id, row.bin_code]),
  );
  const lying = new Map(rows.map(row => [row.sku, row]));
  const of = (abc: string): number => proposed.filter(one => one.class === abc).length;
  return ok({
    a: of('A'),
    b: of('B'),
    c: of('C'),
    moves: proposed.filter(({ toBin }) => toBin !== undefined).length,
    lines: proposed.slice(0, 5000).map(({ sku, lines, class: abc, bin, seq, toBin, toSeq }) => ({
      sku: lying.get(sku)!.code,
      lines,
      class: abc,
      bin: codes.get(bin)!,
      seq,
      ...(toBin === undefined ? {} : { toBin: codes.get(toBin)!, toSeq: toSeq! }),
      qty: lying.get(sku)!.qty,
    })),
  });
};

/** The tools over bins. */
export const binTools: ToolHandlers = { 'binManage.abcProposal': propose };
