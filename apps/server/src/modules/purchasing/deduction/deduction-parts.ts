import { sweeps } from '../../../platform/jobs/background-work.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { recordGuards } from '../../../platform/resources/guarded.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { checkDeductions } from './check-deductions.ts';
import { completeDeductions } from './complete-deductions.ts';
import { confirmUnopposed } from './confirm-unopposed.ts';
import { deductionActions } from './deduction-actions.ts';
import { appealsToDecide, waiversToApprove } from './deduction-todos.ts';

/** What deductions add to the manifest of purchasing. */
export const deductionParts = [
  actions(deductionActions),
  derivations({ deduction: completeDeductions }),
  recordGuards({ deduction: checkDeductions }),
  toDos(...keyed(appealsToDecide, waiversToApprove)),
  sweeps({ deductions: ({ database, registry, now }) => confirmUnopposed(database, registry, now()) }),
] as const;
