import { sweeps } from '../../../platform/jobs/background-work.ts';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { derivations } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { closeException, escalateException, settleExceptions, solveException } from './exception-steps.ts';
import { exceptionsToSolve } from './exception-todos.ts';
import { followProjects, followSamples } from './follow-projects.ts';
import { sweepExceptions } from './sweep-exceptions.ts';

/** What exceptions add to the manifest of development. */
export const exceptionParts = [
  actions({
    'newProductExceptions.assign': transitionHandler('assign'),
    'newProductExceptions.solve': transitionHandler('solve', solveException),
    'newProductExceptions.close': transitionHandler('close', closeException),
    'newProductExceptions.reopen': transitionHandler('reopen'),
    'newProductExceptions.escalate': transitionHandler('escalate', escalateException),
  }),
  derivations({ newProductException: settleExceptions }),
  consequences({ 'newProductProject.exceptions': followProjects, newProductSample: followSamples }),
  sweeps({ newProductExceptions: ({ database, registry, now }) => sweepExceptions(database, registry, now()) }),
  toDos(...keyed(exceptionsToSolve)),
] as const;
