import { type Refusal, text } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { reopenRefusals } from '@axle/quality';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { quantitiesOf } from '../../purchasing/order/order-standing.ts';
import { inspectedLines } from '../inspection/inspected-lines.ts';
import { takeBackLot } from '../inspection/take-back-lot.ts';
import { type JudgingParts, samplingOf, withInspection } from './one-inspection.ts';
import { recordedBefore } from './recorded-before.ts';

const notSampled: Refusal = {
  code: 'NOT_SAMPLED',
  field: 'sampleSize',
  message: text('该批没有抽样记录，不能重新判定', 'The lot has no sampling record to judge again'),
};

/** What a lot had before its verdict. */
const unjudged = {
  state: 'sampling',
  result: undefined,
  criticalFound: undefined,
  majorFound: undefined,
  minorFound: undefined,
  releasedQty: 0,
  decidedBy: undefined,
  reviewWaits: false,
  reviewer: undefined,
  reviewedAt: undefined,
  finishedAt: undefined,
};

/** A sampling as it was before a unit was recorded, and judged. */
const unjudgedBefore = (sampling: RecordRow, fromUnit: number) => ({
  ...recordedBefore(sampling, fromUnit),
  classes: linesIn(sampling, 'classes').map(line => ({ ...line, found: undefined, verdict: undefined })),
  ...(sampling['special'] !== undefined && {
    special: linesIn(sampling, 'special').map(line => ({ ...line, found: undefined, verdict: undefined })),
  }),
  state: 'open',
  result: undefined,
  finishedAt: undefined,
});

/** What its order line has passed and shipped, of a lot at a supplier. */
async function lineOf({ database, caller }: JudgingParts, lot: RecordRow) {
  if (lot['type'] !== 'outgoing') return undefined;
  const found = (await inspectedLines(database, caller, [lot]))(lot)!;
  const { passed, shipped } = quantitiesOf(found.line);
  return { passed, shipped };
}

/** [Q28b] A lot is recorded from a unit on and judged again; what followed from its verdict is taken back. */
export const reopenLot: ActionHandler = context =>
  withInspection(context, ['accepted', 'rejected'], async (parts, lot) => {
    const { database, caller } = parts;
    const { fromUnit, reason } = context.input;
    if (lot['sampleSize'] === undefined) return [notSampled];
    const { parts: own, sampling } = await samplingOf(parts, lot.id);
    const [released, recorded] = [Number(lot['releasedQty']), Number(sampling['inspectedUnits'])];
    const isDisposed = lot['disposition'] !== undefined || Number(lot['damagedQty']) > 0;
    const refused = reopenRefusals({ isDisposed, released, recorded, line: await lineOf(parts, lot) }, Number(fromUnit));
    if (refused.length > 0) return refused;
    const held = await takeBackLot({ parts }, lot);
    if (!held.ok) return held.refusal;
    await updateRows(database, own, [{ before: sampling, after: unjudgedBefore(sampling, Number(fromUnit)) }], {
      action: 'state',
      transition: 'reopen',
    });
    const after = { ...lot, ...unjudged, reason, reopenedAt: caller.now.toISOString() };
    await updateRows(database, parts, [{ before: lot, after }], { action: 'state', transition: 'reopen' });
    return [];
  });
