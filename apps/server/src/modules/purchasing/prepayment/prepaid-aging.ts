import { type Decimal, ok } from '@axle/kernel';
import { agedBalances, type PrepaidBalance } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';

/** Most accounts that are listed: those with the largest balances. */
const mostAccounts = 1000;

interface Left {
  readonly supplier: number;
  readonly companyEntity: number;
  readonly currency: string;
  readonly total: Decimal;
  readonly balances: readonly PrepaidBalance[];
}

/** [R115] What is left of prepayments in the caller's scope, account by account, by its age. */
export const prepaidAging: ToolHandler = async ({ parts, input }) => {
  const of = (key: 'supplier' | 'companyEntity') => sql`${input[key] ?? null}::bigint[]`;
  const { rows } = await sql<Left>`
    select t.supplier, t.company_entity as "companyEntity", t.currency, trim_scale(sum(t.balance))::text as total,
      jsonb_agg(jsonb_build_object('paidOn', t.paid_at, 'balance', trim_scale(t.balance)::text)) as balances
    from prepayment t
    where t.balance > 0 and ${seenRows(parts)} and (${of('supplier')} is null or t.supplier = any(${of('supplier')}))
      and (${of('companyEntity')} is null or t.company_entity = any(${of('companyEntity')}))
    group by 1, 2, 3 order by sum(t.balance) desc, 1, 2, 3 limit ${mostAccounts}`.execute(parts.database);
  const today = todayOf(parts.caller);
  return ok({
    accounts: rows.map(({ balances, ...account }) => ({ ...account, ...agedBalances(balances, today) })),
  });
};
