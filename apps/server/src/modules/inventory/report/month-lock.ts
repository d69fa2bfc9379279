import { refuseClosing, refuseOpening, refuseShortReason } from '@axle/inventory';
import { type LocalDate, ok, refuse, type Result } from '@axle/kernel';
import type { TargetOutcome } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionContext, ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { keepMonths } from '../stock/keep-months.ts';
import { closedMonths } from './months.ts';
import { takeSnapshots } from './take-snapshots.ts';

type Done = Result<readonly TargetOutcome[]>;

/** Runs it while nothing is back-dated and no other month is being closed. */
const alone = (context: ActionContext, act: (transaction: Transaction<Tables>, month: LocalDate) => Promise<Done>): Promise<Done> =>
  inTransaction(context.parts.database, async transaction => {
    await keepMonths(transaction, 'alone');
    return act(transaction, `${String(context.input['month'])}-01` as LocalDate);
  });

/** Closes a month: its snapshot is final, and nothing can be posted on its days or before. */
export const lockPeriod: ActionHandler = async context =>
  alone(context, async (transaction, month) => {
    const { now, access } = context.parts.caller;
    const refused = refuseClosing(month, await closedMonths(transaction, now));
    if (refused) return refuse({ ...refused, field: 'month' });
    await takeSnapshots(transaction, now);
    await transaction.insertInto('stock_month').values({ month, closed_by: access.userId, closed_at: now }).execute();
    await transaction.insertInto('stock_month_log').values({ month, action: 'close', by: access.userId, at: now }).execute();
    return ok([]);
  });

/** Opens the last closed month again, with the reason. */
export const unlockPeriod: ActionHandler = async context =>
  alone(context, async (transaction, month) => {
    const { now, access } = context.parts.caller;
    const reason = String(context.input['reason'] ?? '').trim();
    const short = refuseShortReason(reason, 'reason');
    if (short) return refuse(short);
    const refused = refuseOpening(month, await closedMonths(transaction, now));
    if (refused) return refuse({ ...refused, field: 'month' });
    await sql`delete from stock_month where month = ${month}::date`.execute(transaction);
    await transaction.insertInto('stock_month_log').values({ month, action: 'open', reason, by: access.userId, at: now }).execute();
    return ok([]);
  });
