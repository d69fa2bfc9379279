import { gateRefusal, nextStage, previousStage, type ProjectStage, workedStages } from '@axle/development';
import { ok, refuse } from '@axle/kernel';
import { notFound, type TargetOutcome, transitionsFrom } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { transitionHandler, type TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { gateFacts } from './gate-facts.ts';

/** Nothing has been decided about a project. */
const unapproved = { approval: 'none', firstApprover: undefined, approver: undefined, approvedAt: undefined, applicant: undefined };

/** [N3] A project goes through the gate of its stage. */
const advance: TransitionEffect = async ({ parts, before, after }) => {
  const refused = gateRefusal(await gateFacts(parts.database, before), after['stage'] as ProjectStage);
  if (refused) return refuse([refused]);
  return ok({ ...after, stageSince: todayOf(parts.caller), ...(after['stage'] === 'approval' ? unapproved : {}) });
};

/** [N3a] A project goes back to the stage before; what was approved is approved again. */
const goBack: TransitionEffect = async ({ parts, after }) => ok({ ...after, ...unapproved, stageSince: todayOf(parts.caller) });

/** Leads each ticked project along the one transition that its stage has for the action. */
const stepping =
  (other: (stage: ProjectStage) => ProjectStage | undefined, effect: TransitionEffect): ActionHandler =>
  async context => {
    const { parts, targets } = context;
    const { rows } = await sql<{ id: number; stage: ProjectStage }>`select t.id, t.stage from new_product_project_list as t
      where t.id = any(${targets.map(({ id }) => id)}::bigint[]) and ${seenRows(parts)}`.execute(parts.database);
    const stages = new Map(rows.map(({ id, stage }) => [id, stage]));
    const outcomes = new Map<number, TargetOutcome>();
    for (const [stage, own] of Map.groupBy(targets, ({ id }) => stages.get(id))) {
      const to = stage && other(stage);
      const key = transitionsFrom(parts.resource.states!, stage).find(transition => transition.to === to)?.key;
      if (key === undefined) for (const { id } of own) outcomes.set(id, { id, name: String(id), refusal: stage ? notAtWork : notFound });
      else {
        const done = await transitionHandler(key, effect)({ ...context, targets: own });
        if (!done.ok) return done;
        for (const outcome of done.value) outcomes.set(outcome.id, outcome);
      }
    }
    return ok(targets.map(({ id }) => outcomes.get(id)!));
  };

const notAtWork = {
  code: 'STATE',
  field: 'stage',
  message: { zh: '项目当前阶段没有可走的下一步', en: 'This step is not available at the current stage of the project' },
};

const worked = (step: (stage: ProjectStage) => ProjectStage | undefined) => (stage: ProjectStage) =>
  workedStages.some(one => one === stage) ? step(stage) : undefined;

/** The next stage of each ticked project, through its gate. */
export const nextStages = stepping(worked(nextStage), advance);

/** The stage before of each ticked project. */
export const previousStages = stepping(worked(previousStage), goBack);
