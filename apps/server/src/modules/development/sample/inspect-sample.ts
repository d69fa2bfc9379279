import { inspectingRefusals } from '@axle/development';
import { type LocalDate, ok, refuse } from '@axle/kernel';
import { planRefusals } from '@axle/quality';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { inspectionsOf, spokenOf } from './inspections-of.ts';

/** [N31] A sample goes to an inspector, whose verdict will be that of the sample; until it is begun, somebody else may take it over. */
export const inspectSample: TransitionEffect = async ({ parts: { database, caller }, before, after, input }) => {
  const refused = planRefusals(input['planDate'] as LocalDate, { today: todayOf(caller), isNew: false });
  // the day is one of the inspection, not of the sample
  if (refused.length > 0) return refuse(refused.map(({ code, message }) => ({ code, message })));
  const parts = ownParts(database, caller, 'sampleJudgement');
  const scheduledAt = caller.now.toISOString();
  const standing = await inspectionsOf(database, caller, [before.id]);
  const [planned] = standing.filter(({ state }) => state === 'scheduled');
  if (planned) {
    await updateRows(database, parts, [{ before: planned, after: { ...planned, ...input } }], { action: 'update' });
    return ok(after);
  }
  const under = inspectingRefusals(standing.map(spokenOf));
  if (under.length > 0) return refuse(under);
  const { supplier, qty } = before;
  const added = { type: 'sample', sample: before.id, supplier, lotSize: qty, ...input, state: 'scheduled', scheduledAt };
  await insertRows(database, parts, [added], { action: 'add' });
  return ok(after);
};

/** [N31] A verdict that is entered by hand: none while the sample is inspected. */
export const judgeByHand: TransitionEffect = async ({ parts: { database, caller }, before, after }) => {
  const refused = inspectingRefusals((await inspectionsOf(database, caller, [before.id])).map(spokenOf));
  return refused.length > 0 ? refuse(refused) : ok(after);
};
