import { median, nearestRank } from '@axle/inventory';
import { ok, refuse, text } from '@axle/kernel';
import { notFound, type Subject } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { FiguresHandler, FiguresHandlers } from '../../../platform/resources/calls/figures-handler.ts';
import { liesInScope } from '../../../platform/resources/query/data-scope.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { tableOf } from '../../../platform/resources/query/select-rows.ts';

interface Day {
  readonly day: string;
  readonly receipts: number;
  readonly put: number;
  readonly picked: number;
  readonly packed: number;
  readonly counted: number;
  readonly shipped: number;
}

/** The work of the rows that the filters let through: by day, by step, and how long goods took from the dock to their bins. */
const course: FiguresHandler = async ({ database, where, filters, registry }) => {
  const resource = registry.page('warehouseWorkReport')!.page.resource!;
  const { rows } = await sql<Day>`
    select t.day::text as day, sum(t.receipts)::integer as receipts, sum(t.put_lines)::integer as put,
    sum(t.lines_picked)::integer as picked, sum(t.parcels)::integer as packed, sum(t.lines_counted)::integer as counted,
    sum(t.shipped)::integer as shipped
    from ${tableOf(resource, filters)} where ${where(filters)} group by 1 order by 1`.execute(database);
  const { rows: docked } = await sql<{ hours: number }>`
    select unnest(t.dock_hours) as hours from ${tableOf(resource, filters)} where ${where(filters)}`.execute(database);
  const hours = docked.map(one => one.hours);
  const at = (day: string): Subject => ({ key: day, label: { zh: day, en: day } });
  const points = (of: (one: Day) => number) => ({ points: rows.map(one => ({ ...at(one.day), value: of(one) ?? 0 })) });
  const total = (of: (one: Day) => number) => rows.reduce((sum, one) => sum + (of(one) ?? 0), 0);
  const step = (key: string, zh: string, en: string, value: number) => ({ key, label: text(zh, en), value });
  const number = (value: number | undefined) => (value === undefined ? {} : { value });
  return {
    median: number(median(hours)),
    p90: number(nearestRank(hours, 90)),
    shipped: { value: total(one => one.shipped) },
    picked: points(one => one.picked),
    received: points(one => one.receipts),
    sent: points(one => one.shipped),
    steps: {
      points: [
        step(
          'receive',
          '收货单',
          'Receipts',
          total(one => one.receipts),
        ),
        step(
          'putaway',
          '上架',
          'Put away',
          total(one => one.put),
        ),
        step(
          'pick',
          '拣货行',
          'Lines picked',
          total(one => one.picked),
        ),
        step(
          'pack',
          '包裹',
          'Parcels',
          total(one => one.packed),
        ),
        step(
          'ship',
          '出库单',
          'Shipped',
          total(one => one.shipped),
        ),
        step(
          'count',
          '盘点行',
          'Lines counted',
          total(one => one.counted),
        ),
      ],
    },
  };
};

/** Sets what a step should come to in a warehouse, from a day on; the same day again takes the new target. */
export const setTarget: ActionHandler = async ({ parts, input }) => {
  const { access, now } = parts.caller;
  if (!liesInScope(parts.resource, parts.caller, { warehouse: input['warehouse'] })) return refuse(notFound);
  return inTransaction(parts.database, async transaction => {
    await sql`
      insert into work_target (warehouse, step, target, effective_from, by, at)
      values (${input['warehouse']}, ${input['step']}, ${input['target']}, ${input['effectiveFrom']}, ${access.userId}, ${now})
      on conflict (warehouse, step, effective_from) do update set target = excluded.target, by = excluded.by, at = excluded.at`.execute(
      transaction,
    );
    return ok([]);
  });
};

/** The functions behind the boards of the reports on stock. */
export const stockReportFigures: FiguresHandlers = { 'warehouseWorkReport.course': course };
