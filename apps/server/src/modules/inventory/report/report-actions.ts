import type { ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { decideStock, setProvision } from './decide-stock.ts';
import { exportMoves } from './export-moves.ts';
import { lockPeriod, unlockPeriod } from './month-lock.ts';
import { setTarget } from './work-figures.ts';

/** Effects of the own actions of the reports on stock. */
export const stockReportActions: ActionHandlers = {
  'stockInOutReport.lockPeriod': lockPeriod,
  'stockInOutReport.unlockPeriod': unlockPeriod,
  'stockInOutReport.exportDetail': exportMoves,
  'slowMovingReport.decide': decideStock,
  'slowMovingReport.setProvision': setProvision,
  'warehouseWorkReport.setTarget': setTarget,
};
