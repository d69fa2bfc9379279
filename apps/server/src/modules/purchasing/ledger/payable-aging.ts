import { type Decimal, ok } from '@axle/kernel';
import { agedPayable, type BilledAmount, overduePayable } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';

interface Owed {
  readonly supplier: number;
  readonly companyEntity: number;
  readonly currency: string;
  readonly total: Decimal;
  readonly billed: readonly BilledAmount[] | null;
}

/** [R13d] Of each account `t` with a payable, the last bills that come to as much, and when they are due. */
export const lastBilled = sql<readonly BilledAmount[] | null>`(
  select jsonb_agg(jsonb_build_object('dueDate', b.due, 'amount', trim_scale(b.credit)::text)) from (
    select e.due_date as due, e.credit, sum(e.credit) over (order by e.due_date desc, e.id desc) - e.credit as later
    from ledger_entry e where e.balance = t.id and e.due_date is not null
  ) b where b.later < t.payable)`;

/** [R13d] Accounts to which something is owed, by how long it is due; what was paid was paid of what was due first. */
export const payableAging: ToolHandler = async ({ parts, input }) => {
  const given = (key: string) => sql`${input[key] ?? null}::bigint`;
  const { rows } = await sql<Owed>`
    select t.supplier, t.company_entity as "companyEntity", t.currency, trim_scale(t.payable)::text as total,
      ${lastBilled} as billed
    from supplier_balance_list t
    where t.payable > 0 and ${seenRows(parts)} and (${given('supplier')} is null or t.supplier = ${given('supplier')})
      and (${given('companyEntity')} is null or t.company_entity = ${given('companyEntity')})
    order by t.payable desc, t.id limit 1000`.execute(parts.database);
  const today = todayOf(parts.caller);
  return ok({
    accounts: rows.map(({ billed, total, ...account }) => {
      const aged = agedPayable(billed ?? [], total, today);
      return { ...account, total, overdue: overduePayable(aged), ...aged };
    }),
  });
};
