import { type Refusal, text } from '@axle/kernel';

/** From so many units on, the verdict of a sample is signed by a second person. */
export const reviewedSample = 200;

/** [Q28] Whether a verdict is signed by a second person: a critical defect was found, or the sample is large. */
export const needsReview = ({ criticalFound, sampleSize }: { readonly criticalFound: number; readonly sampleSize: number }): boolean =>
  criticalFound > 0 || sampleSize >= reviewedSample;

const samePerson = text('复核人不能是判定人', 'The user who judged the lot cannot review it');

/** [Q28] What stands against reviewing a verdict: the reviewer judged the lot (`SAME_PERSON`). */
export const reviewRefusals = (judge: number | undefined, reviewer: number): readonly Refusal[] =>
  judge === reviewer ? [{ code: 'SAME_PERSON', field: 'decidedBy', message: samePerson }] : [];

const notInspector = text('只有指定的检验员可以录入与判定', 'Only its inspector records and judges the lot');

/** [Q28a] What stands against recording or judging a lot: another person inspects it, and one may not judge for others (`NOT_INSPECTOR`). */
export function inspectorRefusals(
  inspector: number | undefined,
  { user, mayJudgeAny }: { readonly user: number; readonly mayJudgeAny: boolean },
): readonly Refusal[] {
  return inspector === user || mayJudgeAny ? [] : [{ code: 'NOT_INSPECTOR', field: 'inspector', message: notInspector }];
}
