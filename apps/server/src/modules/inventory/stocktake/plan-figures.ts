import { type Abc, dueBefore } from '@axle/inventory';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import type { FiguresHandler } from '../../../platform/resources/calls/figures-handler.ts';

interface ClassRow {
  readonly warehouse: number;
  readonly code: string;
  readonly abc: Abc;
  readonly bins: number;
  readonly never: number;
  readonly due: number;
  readonly running: number;
}

/** [R12] How many bins of each class are due to be counted, in the warehouses that have counts which the filters let through. */
export const planFigures: FiguresHandler = async ({ database, where, filters, now }) => {
  const today = businessDay(now);
  const { rows } = await sql<ClassRow>`
    with
      own as (select distinct t.warehouse from stocktake_list t where ${where(filters)}),
      counted as (
        select b.warehouse, b.abc, (select max(r.submitted_at)::date from stocktake_bin r where r.bin = b.id) as last,
          exists (select from stocktake_bin r join stocktake s on s.id = r.stocktake
            where r.bin = b.id and r.submitted_at is null and not r.voided and s.state in ('counting', 'recount')) as running
        from bin b where b.status = 1 and b.abc is not null and b.warehouse in (select warehouse from own)
      )
    select c.warehouse, w.code, c.abc, count(*)::integer as bins, count(*) filter (where c.last is null)::integer as never,
      count(*) filter (where c.last is null or c.last < case c.abc
        when 'A' then ${dueBefore('A', today)}::date when 'B' then ${dueBefore('B', today)}::date
        else ${dueBefore('C', today)}::date end)::integer as due,
      count(*) filter (where c.running)::integer as running
    from counted c join warehouse w on w.id = c.warehouse group by 1, 2, 3 order by w.code collate "C", c.abc`.execute(database);
  const total = (key: 'bins' | 'due') => rows.reduce((all, row) => all + row[key], 0);
  return {
    due: { value: total('due') },
    bins: { value: total('bins') },
    classes: {
      rows: rows.map(({ warehouse, code, abc, bins, never, due, running }) => ({
        key: `${warehouse}/${abc}`,
        label: { zh: `${code} · ${abc}`, en: `${code} · ${abc}` },
        values: { bins, never, due, running, share: Math.round((1000 * (bins - due)) / bins) / 10 },
      })),
    },
  };
};
