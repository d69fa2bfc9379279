import { ok, type Refusal, refuse, text } from '@axle/kernel';
import { notFound, rowChanged } from '@axle/page-kit';
import { closingRefusals } from '@axle/purchasing';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lastClosed, lockBooks } from './locked-account.ts';

const notLast: Refusal = { code: 'NOT_LAST', message: text('只能反关账最后关账的月份', 'Only the last closed month can be reopened') };

/** [R13c] Closes a month of a company: what is being posted goes before, and nothing is posted in it behind. */
export const closePeriod: ActionHandler = async ({ parts, input }) => {
  const [company, period] = [Number(input['companyEntity']), String(input['period'])];
  const { now, access } = parts.caller;
  return inTransaction(parts.database, async transaction => {
    await lockBooks(transaction, company);
    const [refused] = closingRefusals(period, await lastClosed(transaction, company), todayOf(parts.caller));
    if (refused) return refuse(refused);
    const closed = { state: 'closed', closed_by: access.userId, closed_at: now } as const;
    await transaction
      .insertInto('ledger_period')
      .values({ company_entity: company, period, ...closed })
      .onConflict(of =>
        of.columns(['company_entity', 'period']).doUpdateSet(({ eb }) => ({
          ...closed,
          reopened_by: null,
          reopened_at: null,
          reason: null,
          version: eb('ledger_period.version', '+', 1),
        })),
      )
      .execute();
    return ok([]);
  });
};

/** [R13c] Opens the last closed month of a company again. */
export const reopenPeriod: ActionHandler = async ({ parts, targets, input }) => {
  const { now, access } = parts.caller;
  return inTransaction(parts.database, async transaction => {
    const [target] = targets;
    const find = () =>
      transaction
        .selectFrom('ledger_period')
        .selectAll()
        .where('id', '=', target?.id ?? 0);
    const found = await find().executeTakeFirst();
    if (!target || !found) return refuse(notFound);
    await lockBooks(transaction, found.company_entity);
    const month = await find().executeTakeFirstOrThrow();
    if (month.version !== target.version) return refuse(rowChanged);
    if (month.state !== 'closed' || month.period !== (await lastClosed(transaction, month.company_entity))) return refuse(notLast);
    await transaction
      .updateTable('ledger_period')
      .set({
        state: 'open',
        reopened_by: access.userId,
        reopened_at: now,
        reason: String(input['reason']),
        version: month.version + 1,
      })
      .where('id', '=', month.id)
      .execute();
    return ok([{ id: month.id, name: month.period }]);
  });
};
