import { ok, type Refusal, text } from '@axle/kernel';
import { reviewRefusals } from '@axle/quality';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { releaseLot } from '../inspection/release-lot.ts';
import { samplingOf, withInspection } from './one-inspection.ts';
import { setAsideOf } from './set-aside.ts';

const notWaiting: Refusal = {
  code: 'NO_REVIEW',
  field: 'reviewWaits',
  message: text('该判定无须复核，或已复核', 'The verdict needs no review, or is already reviewed'),
};

/** [Q28] A second person signs a verdict; what was accepted is released then. */
export const reviewLot: ActionHandler = context =>
  withInspection(context, ['accepted', 'rejected'], async (parts, lot) => {
    const { database, caller } = parts;
    if (lot['reviewWaits'] !== true) return [notWaiting];
    const { userId: reviewer } = caller.access;
    const refused = reviewRefusals(lot['decidedBy'] as number | undefined, reviewer);
    if (refused.length > 0) return refused;
    const { sampling } = await samplingOf(parts, lot.id);
    const setAside = setAsideOf(lot, sampling);
    const released = lot['state'] === 'accepted' ? await releaseLot({ parts }, { inspection: lot, setAside }) : ok(0);
    if (!released.ok) return released.refusal;
    const after = { ...lot, reviewWaits: false, reviewer, reviewedAt: caller.now.toISOString(), releasedQty: released.value };
    await updateRows(database, parts, [{ before: lot, after }], { action: 'update' });
    return [];
  });
