import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { derivations, writeGuards } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { closeImprovement } from './close-improvement.ts';
import { completeImprovements, dueFromToday } from './complete-improvements.ts';
import { improvementsDue } from './improvement-todos.ts';

/** What improvements of suppliers add to the manifest of purchasing. */
export const improvementParts = [
  actions({ 'supplierImprovements.close': transitionHandler('close', closeImprovement) }),
  derivations({ supplierImprovement: completeImprovements }),
  writeGuards({ supplierImprovement: dueFromToday }),
  toDos(...keyed(improvementsDue)),
] as const;
