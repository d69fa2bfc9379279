import { compareDecimals, type Decimal, ok, type Refusal, text, zero } from '@axle/kernel';
import { reinspectRefusals } from '@axle/quality';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { withInspection } from '../sampling/one-inspection.ts';
import { chargeSupplier, wordsOf } from './charge-supplier.ts';
import { openDisposition } from './open-disposition.ts';

const notReworked: Refusal = {
  code: 'NOT_REWORKED',
  field: 'disposition',
  message: text('请先将该批处置为“返工复检”', 'Decide on rework for the lot first'),
};
const inspectedAgain = text('不合格批复检费', 'Re-inspection of a rejected lot');

/** What another round keeps of the lot. */
const kept = [
  'type',
  'supplier',
  'purchaseOrder',
  'orderLine',
  'receipt',
  'receiptLine',
  'warehouse',
  'sku',
  'lotSize',
  'cartonQty',
  'place',
  'party',
];

/** [Q21] Asks for another round of a reworked lot, once its supplier said what was corrected; its fee is charged. */
export const reinspectLot: ActionHandler = context =>
  withInspection(context, 'rejected', async (parts, lot) => {
    const { database, caller } = parts;
    const { planDate, reason, fee } = context.input;
    const refused = reinspectRefusals(Number(lot['round']));
    if (refused.length > 0) return refused;
    const { parts: own, disposition: before } = await openDisposition(database, caller, lot.id);
    if (before?.['kind'] !== 'rework') return [notReworked];
    const hasFee = fee !== undefined && compareDecimals(fee as Decimal, zero) > 0;
    const charged = hasFee
      ? await chargeSupplier(database, caller, lot, { type: 'test', amount: fee, reason: wordsOf(caller, inspectedAgain) })
      : ok(undefined);
    if (!charged.ok) return charged.refusal;
    const next = {
      ...Object.fromEntries(kept.map(key => [key, lot[key]])),
      round: Number(lot['round']) + 1,
      original: lot['original'] ?? lot.id,
      planDate: planDate ?? todayOf(caller),
      fee,
      note: reason,
    };
    await insertRows(database, parts, [next], { action: 'add' });
    const done = { state: 'done', correction: reason, deduction: charged.value, finishedAt: caller.now.toISOString() };
    await updateRows(database, own, [{ before, after: { ...before, ...done } }], { action: 'state', transition: 'finish' });
    await updateRows(database, parts, [{ before: lot, after: { ...lot, state: 'closed', reason, dispositionState: 'done' } }], {
      action: 'state',
      transition: 'rework',
    });
    return [];
  });
