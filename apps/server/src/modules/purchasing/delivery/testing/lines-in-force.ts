import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import type { CallAs, DemoApp } from '../../../../testing/demo-app.ts';
import { type Row, sentOrders } from '../../reply/testing/sent-order.ts';

const service = 'purchase-service';
type Outcomes = readonly { readonly refusal?: { readonly code: string } }[] | undefined;

/** Promised dates, and lines on their way, as calls name them. */
export const dates = { service, path: 'delivery_date' };
/** Lines on their way, as calls name them. */
export const lines = { service, path: 'delivery_line' };

/** Orders in force, and what is done with the dates of their lines. */
export async function linesInForce(app: DemoApp, boss: CallAs) {
  const of = await sentOrders(app, boss);
  const listed = async (what: typeof dates, page: string, filters: readonly object[]) => {
    const reply = await app.post(recordPath(what, 'list'), { page, filters, sort: [], limit: 200 }, boss);
    return (reply.data as { rows: readonly Row[] }).rows;
  };
  return {
    ...of,
    listed,
    /** An order in force whose lines are promised for these days; null for one of old times that was never promised. */
    async inForce(...promised: readonly (string | null)[]): Promise<number> {
      const order = await of.sent(promised.map(() => ({})));
      await sql`update purchase_order set state = 'effective' where id = ${order}`.execute(app.db);
      const days = JSON.stringify(promised.map((day, line) => ({ day, line })));
      await sql`update purchase_order_lines l set promised_date = g.day, baseline_date = g.day, kpi_date = g.day
        from json_to_recordset(${days}::json) as g(day date, line integer)
        where l.record_id = ${order} and l.line_no = g.line`.execute(app.db);
      await sql`insert into delivery_date (purchase_order, order_line, seq, supplier, sku, new_date, origin, kpi_date, state)
        select l.record_id, l.line_no + 1, 1, o.supplier, l.sku, l.promised_date, 'reply', l.promised_date, 'approved'
        from purchase_order_lines l join purchase_order o on o.id = l.record_id
        where l.record_id = ${order} and l.promised_date is not null`.execute(app.db);
      return order;
    },
    async linesOf(order: number): Promise<readonly Row[]> {
      const rows = await listed(lines, 'currentDates', [{ field: 'purchaseOrder', op: 'in', value: [order] }]);
      return rows.toSorted((one, other) => Number(one['order_line']) - Number(other['order_line']));
    },
    /** What became of each ticked record; the refusal of the whole where nothing was done. */
    async act(what: typeof dates, targets: readonly Row[], [page, action]: readonly [string, string], input: object, who = boss) {
      const picked = targets.map(({ id, version }) => ({ id, version }));
      const reply = await app.post(actionPath(what, action), { page, targets: picked, input }, who);
      return (reply.data as Outcomes)?.map(({ refusal }) => refusal?.code ?? 'done') ?? reply.reason;
    },
  };
}
