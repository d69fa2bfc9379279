import { mainCalls } from '../../../platform/gateways/module-calls.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { recordGuards } from '../../../platform/resources/guarded.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { reportCalls } from './report-calls.ts';
import { checkReports } from './check-reports.ts';
import { completeReports } from './complete-reports.ts';
import { confirmReport } from './confirm-report.ts';
import { reportsToConfirm } from './report-todos.ts';
import { openForm } from './open-form.ts';
import { returnReport, submitReport } from './submit-report.ts';

/** What receive reports add to the manifest of purchasing. */
export const receiveReportParts = [
  actions({
    'shipBatches.receiveReport': openForm,
    'shippedNotArrivedDetail.receiveReport': openForm,
    'receiveReports.submit': transitionHandler('submit', submitReport),
    'receiveReports.return': transitionHandler('return', returnReport),
    'receiveReports.confirm': transitionHandler('confirm', confirmReport),
    'receiveReports.void': transitionHandler('void'),
  }),
  recordGuards({ receiveReport: checkReports }),
  derivations({ receiveReport: completeReports }),
  mainCalls({ receiveReports: reportCalls }),
  toDos(...keyed(reportsToConfirm)),
] as const;
