import { ok, refuse } from '@axle/kernel';
import { businessDay, linesIn } from '@axle/page-kit';
import { type CountBy, judgeSample, needsReview } from '@axle/quality';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { followLot } from '../../catalog/exemption/follow-lot.ts';
import { releaseLot } from '../inspection/release-lot.ts';
import { switchByLot } from '../severity/switch-by-lot.ts';
import { samplingOf } from './one-inspection.ts';
import { foundClasses, plansOf, unitsOf } from './sampled-units.ts';
import { setAsideOf } from './set-aside.ts';
import { specialVerdicts } from './special-verdicts.ts';

/**
 * [Q4] [Q5] [Q28] [Q55] The verdict of a lot by its sample; an accepted lot is released, once it was reviewed where it must be, a rejected
 * one ends exemptions of its SKU. A lot that is judged again has counted already.
 */
export const judgeLot: TransitionEffect = async transit => {
  const { parts, before, after } = transit;
  const { database, caller } = parts;
  const { parts: own, sampling } = await samplingOf(parts, before.id);
  const verdict = judgeSample(plansOf(sampling), unitsOf(sampling), sampling['countBy'] as CountBy);
  const finishedAt = caller.now.toISOString();
  const classes = linesIn(sampling, 'classes').map((line, at) => {
    const { found, verdict: own } = verdict.classes[at]!;
    return { ...line, found, verdict: own };
  });
  const tests = await specialVerdicts(database, sampling);
  const special = linesIn(sampling, 'special').map((line, at) => ({ ...line, found: tests[at]!.found, verdict: tests[at]!.verdict }));
  const result = tests.some(test => test.verdict === 'reject') ? 'reject' : verdict.result;
  const judged = { ...sampling, classes, ...(special.length > 0 && { special }), state: 'judged', result, finishedAt };
  await updateRows(database, own, [{ before: sampling, after: judged }], { action: 'state', transition: 'judge' });
  const isAccepted = result === 'accept';
  const isFirst = before['reopenedAt'] === undefined;
  const lot = { inspection: before, classes: foundClasses(judged), isAccepted };
  const stopped = isFirst ? await switchByLot(database, caller, lot) : [];
  if (stopped.length > 0) return refuse(stopped);
  if (isFirst && Number(before['round']) === 1 && before['type'] !== 'ipqc' && before['sku'] !== undefined)
    await followLot(database, caller, {
      lotNo: String(before['inspectionNo']),
      sku: Number(before['sku']),
      supplier: Number(before['supplier']),
      day: businessDay(caller.now),
      accepted: isAccepted,
    });
  const criticalFound = verdict.classes.find(({ defectClass }) => defectClass === 'critical')?.found ?? 0;
  const reviewWaits = needsReview({ criticalFound, sampleSize: Number(sampling['sampleSize']) });
  const setAside = setAsideOf(before, sampling);
  const released = isAccepted && !reviewWaits ? await releaseLot(transit, { inspection: before, setAside }) : ok(0);
  if (!released.ok) return released;
  const found = Object.fromEntries(verdict.classes.map(one => [`${one.defectClass}Found`, one.found]));
  const state = isAccepted ? 'accepted' : 'rejected';
  return ok({
    ...after,
    ...found,
    state,
    reviewWaits,
    result,
    releasedQty: released.value,
    decidedBy: caller.access.userId,
    finishedAt,
  });
};
