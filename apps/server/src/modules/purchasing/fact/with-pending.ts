import { ok } from '@axle/kernel';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';

/** [R91] A tool that adds up what is kept, with the number of changed orders that are not in it yet, where there are any. */
export const withPending =
  (work: ToolHandler): ToolHandler =>
  async context => {
    const worked = await work(context);
    if (!worked.ok) return worked;
    const { rows } = await sql<{ pending: number }>`
      select count(distinct purchase_order)::integer as pending from (
        select purchase_order from changed_order
        union all select purchase_order from order_line_fact where not compared) c`.execute(context.parts.database);
    const { pending } = rows[0]!;
    return pending === 0 ? worked : ok({ ...worked.value, pending });
  };
