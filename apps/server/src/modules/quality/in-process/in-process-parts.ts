import { ok, refuse } from '@axle/kernel';
import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { proposals } from '../../../platform/resources/calls/proposal-handler.ts';
import { refusedFiles } from '../../../platform/resources/refused-files.ts';
import { transitionHandler, type TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { derivations, writeGuards } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { inspectionDesks } from '../../purchasing/order/inspection-desk.ts';
import { completeChecks, guardChecks } from './complete-checks.ts';
import { guardRequests } from './guard-requests.ts';
import { correctionsOpen, patrolsDue } from './in-process-todos.ts';
import { itemsToCheck, recordCheck } from './record-check.ts';
import { takeRequests } from './take-requests.ts';

/** The line stands until its correction is closed, whatever was found before. */
const stopLine: TransitionEffect = async ({ parts, before, after }) =>
  ok({
    ...after,
    verdict: 'stop',
    correctiveState: 'open',
    nextPatrol: undefined,
    checkedAt: before['checkedAt'] ?? parts.caller.now.toISOString(),
  });

/** A correction is made, and shown by its evidence. */
const closeCorrection: TransitionEffect = async ({ parts, before, after, input }) => {
  const refused = await refusedFiles(parts.database, parts, before, { evidence: input['evidence'] });
  if (refused.length > 0) return refuse(refused);
  const { access, now } = parts.caller;
  return ok({ ...after, correctiveState: 'closed', closedBy: access.userId, closedAt: now.toISOString() });
};

/** What checks in process add to the manifest of quality. */
export const inProcessParts = [
  actions({
    'ipqcInspection.schedule': transitionHandler('schedule'),
    'ipqcInspection.record': recordCheck,
    'ipqcInspection.stop': transitionHandler('stop', stopLine),
    'ipqcInspection.close': transitionHandler('close', closeCorrection),
    'ipqcInspection.void': transitionHandler('void'),
  }),
  proposals({ 'ipqcInspection.record': itemsToCheck }),
  derivations({ inProcessCheck: completeChecks }),
  writeGuards({ inProcessCheck: guardChecks, 'inspection.corrections': guardRequests }),
  inspectionDesks({ inspections: takeRequests }),
  toDos(...keyed(patrolsDue, correctionsOpen)),
] as const;
