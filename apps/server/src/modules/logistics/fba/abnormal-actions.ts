import { ok } from '@axle/kernel';
import { handleException } from '../../../platform/exceptions/end-exception.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { openCaseOfException } from './case-of-exception.ts';
import { checkSeenReports } from './check-reports.ts';
import { settleActions } from './settle-abnormal.ts';

const recheck: ActionHandler = ({ parts }) =>
  inTransaction(parts.database, async transaction => {
    await checkSeenReports({ ...parts, database: transaction });
    return ok([]);
  });

/** Effects of the actions on exceptions of FBA reports. */
export const fbaAbnormalActions: ActionHandlers = {
  'fbaAbnormalData.recheck': recheck,
  'fbaAbnormalData.handle': handleException,
  'fbaAbnormalData.openCase': openCaseOfException,
  ...settleActions,
};
