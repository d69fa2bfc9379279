import { ok } from '@axle/kernel';
import { handleFault } from '../../../platform/exceptions/end-fault.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { openCaseOfFault } from './case-of-fault.ts';
import { checkSeenReports } from './check-reports.ts';

const recheck: ActionHandler = ({ parts }) =>
  inTransaction(parts.database, async transaction => {
    await checkSeenReports({ ...parts, database: transaction });
    return ok([]);
  });

/** Effects of the actions on faults of FBA reports. */
export const fbaAbnormalActions: ActionHandlers = {
  'fbaAbnormalData.recheck': recheck,
  'fbaAbnormalData.handle': handleFault,
  'fbaAbnormalData.openCase': openCaseOfFault,
};
