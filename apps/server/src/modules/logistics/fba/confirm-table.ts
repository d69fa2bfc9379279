import type { Refusal } from '@axle/kernel';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { nextPeriod } from '../../../platform/dated/next-period.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** Confirms the figures of tables: the user and the time are stored until a figure changes. */
const confirm: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const { access, now } = parts.caller;
    const changes = records.map(before => ({
      before,
      after: { ...before, confirmation: 'confirmed', confirmedBy: access.userId, confirmedAt: now.toISOString() },
    }));
    await updateRows(transaction, parts, changes, { action: 'update' });
    return new Map<number, Refusal>();
  });

/** Effects of the own actions of Amazon's fees. */
export const fbaActions: ActionHandlers = { 'fbaFreight.confirm': confirm, 'fbaFreight.nextPeriod': nextPeriod };
