import { keyed } from '../../../platform/registry/extension-point.ts';
import { actions } from '../../../platform/resources/calls/action-handler.ts';
import { proposals } from '../../../platform/resources/calls/proposal-handler.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { derivations, writeGuards } from '../../../platform/resources/writes/settle-rows.ts';
import { toDos } from '../../../platform/workplace/todo-source.ts';
import { figures } from '../../../platform/resources/calls/figures-handler.ts';
import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { keepStagesLeft } from './keep-stages-left.ts';
import { stageFigures } from './stage-figures.ts';
import { approveProject, rejectProject, submitProject } from './approve-projects.ts';
import { guardApproval, guardDuplicates } from './guard-projects.ts';
import { drop, hold, reopen, resume } from './pause-projects.ts';
import { projectsLate, projectsToApprove } from './project-todos.ts';
import { settleProjects } from './settle-projects.ts';
import { nextStages, previousStages } from './step-projects.ts';
import { asItStands, keepInput } from './worth-actions.ts';

/** What projects add to the manifest of development. */
export const projectParts = [
  actions({
    'projectTable.next': nextStages,
    'projectTable.back': previousStages,
    'projectTable.score': keepInput(['idea', 'eval']),
    'projectTable.estimate': keepInput(['idea', 'eval', 'sample']),
    'projectTable.submit': transitionHandler('submit', submitProject),
    'projectTable.approve': transitionHandler('approve', approveProject),
    'projectTable.reject': transitionHandler('reject', rejectProject),
    'projectTable.hold': transitionHandler('hold', hold),
    'projectTable.resume': transitionHandler('resume', resume),
    'projectTable.drop': transitionHandler('drop', drop),
    'projectTable.reopen': transitionHandler('reopen', reopen),
  }),
  proposals({ 'projectTable.score': asItStands('score'), 'projectTable.estimate': asItStands('estimate') }),
  derivations({ newProductProject: settleProjects }),
  consequences({ 'newProductProject.stages': keepStagesLeft }),
  figures({ 'projectTable.stages': stageFigures }),
  writeGuards({ 'newProductProject.approval': guardApproval, 'newProductProject.duplicates': guardDuplicates }),
  toDos(...keyed(projectsToApprove, projectsLate)),
] as const;
