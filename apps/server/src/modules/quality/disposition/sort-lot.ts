import { compareDecimals, type Decimal, ok, type Refusal, text, zero } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { sortedQty, sortRefusals } from '@axle/quality';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { releaseLot } from '../inspection/release-lot.ts';
import { withInspection } from '../sampling/one-inspection.ts';
import { chargeSupplier, wordsOf } from './charge-supplier.ts';
import { openDisposition } from './open-disposition.ts';

const notSorted: Refusal = {
  code: 'NOT_SORTED',
  field: 'disposition',
  message: text('该批不在挑选中', 'The lot is not being sorted'),
};
const sorting = text('不合格批全检挑选', 'Sorting of a rejected lot');

/** Hours and their rate, where both are given. */
function hoursOf({ costHours, hourRate }: RecordValues) {
  const isGiven = [costHours, hourRate].every(value => value !== undefined && compareDecimals(value as Decimal, zero) > 0);
  return isGiven ? { sortHours: costHours, hourRate } : undefined;
}

/** [Q9] [Q26] A sorted lot is accepted for what is good of it; with nothing good it stays rejected. Hours of sorting are charged. */
export const sortLot: ActionHandler = context =>
  withInspection(context, 'rejected', async (parts, lot) => {
    const { database, caller } = parts;
    const { input } = context;
    const { parts: own, disposition: before } = await openDisposition(database, caller, lot.id);
    if (before?.['kind'] !== 'sort') return [notSorted];
    const [lotSize, bad, replaced] = [Number(lot['lotSize']), Number(input['badQty']), Number(input['replacedQty'] ?? 0)];
    const refused = sortRefusals({ lotSize, bad, replaced });
    if (refused.length > 0) return refused;
    const qty = sortedQty(lotSize, bad, replaced);
    const released = qty > 0 ? await releaseLot({ parts }, { inspection: lot, setAside: lotSize - qty }) : ok(0);
    if (!released.ok) return released.refusal;
    const hours = hoursOf(input);
    const charged = hours
      ? await chargeSupplier(database, caller, lot, { type: 'sorting', ...hours, reason: wordsOf(caller, sorting) })
      : ok(undefined);
    if (!charged.ok) return charged.refusal;
    const sorted = { okQty: lotSize - bad, badQty: bad, replacedQty: replaced, costHours: input['costHours'] };
    const done = { releasedQty: released.value, deduction: charged.value, finishedAt: caller.now.toISOString() };
    await updateRows(database, own, [{ before, after: { ...before, ...sorted, ...done, state: 'done' } }], {
      action: 'state',
      transition: 'finish',
    });
    const after = { ...lot, dispositionState: 'done', releasedQty: released.value, ...(qty > 0 ? { state: 'accepted' } : {}) };
    await updateRows(database, parts, [{ before: lot, after }], qty > 0 ? { action: 'state', transition: 'sorted' } : { action: 'update' });
    return [];
  });
