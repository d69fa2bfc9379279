import { linesIn } from '@axle/page-kit';
import { isBeyond, judgeSample, type CountBy } from '@axle/quality';
import { type Refusal, text } from '@axle/kernel';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { ProposalHandler } from '../../../platform/resources/calls/proposal-handler.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { filesIn, keepUnits } from './keep-units.ts';
import { samplingOf, withInspection } from './one-inspection.ts';
import { plansOf, unitsOf } from './sampled-units.ts';
import { specialVerdicts } from './special-verdicts.ts';

const rejectsNot: Refusal = {
  code: 'NOT_BEYOND',
  field: 'reason',
  message: text('缺陷数还未达拒收数，不能提前停止', 'The defects have not reached the rejection number'),
};

/** All units of the sample, unless somebody types fewer. */
export const unitsToRecord: ProposalHandler = async ({ database }, { id }) => {
  const sampling = await database
    .selectFrom('sampling')
    .select(['sample_size', 'inspected_units'])
    .where('inspection', '=', id)
    .executeTakeFirstOrThrow();
  const { sample_size: to, inspected_units: done } = sampling;
  const words = text(`第${done + 1}至${to}件`, `Units ${done + 1} to ${to}`);
  return [{ values: { inspectedUnits: to }, words, why: text('按抽取顺序，到样本末件', 'In the order drawn, up to the last one') }];
};

/** [Q20] Records units of a sample; with the last one the lot waits for its verdict. */
export const recordUnits: ActionHandler = context =>
  withInspection(context, 'sampling', async (parts, before) => {
    const { input } = context;
    const units = { upTo: Number(input['inspectedUnits']), defects: linesIn(input, 'defects'), photos: filesIn(input, 'photos') };
    return keepUnits(parts, { ...(await samplingOf(parts, before.id)), lot: before }, units);
  });

/** [Q5] Stops the inspection of a lot of which as many as reject it were found. */
export const stopSampling: ActionHandler = context =>
  withInspection(context, 'sampling', async (parts, before) => {
    const { parts: own, sampling } = await samplingOf(parts, before.id);
    const { classes } = judgeSample(plansOf(sampling), unitsOf(sampling), sampling['countBy'] as CountBy);
    const judged = [...classes, ...(await specialVerdicts(parts.database, sampling))];
    if (!judged.some(one => isBeyond(one, one.found))) return [rejectsNot];
    await updateRows(parts.database, own, [{ before: sampling, after: { ...sampling, stopReason: context.input['reason'] } }], {
      action: 'update',
    });
    await updateRows(parts.database, parts, [{ before, after: { ...before, state: 'judging' } }], {
      action: 'state',
      transition: 'recorded',
    });
    return [];
  });
