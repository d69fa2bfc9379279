import { heldRefusals } from '@axle/quality';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { releaseHeld } from '../../inventory/receipt/release-held.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { withInspection } from '../sampling/one-inspection.ts';

/** [Q29a] Decides on pieces still held of an incoming lot that was accepted or conceded: they are released, or damaged. */
const restOfLot =
  (to: 'available' | 'damaged'): ActionHandler =>
  context =>
    withInspection(context, ['accepted', 'conceded'], async (parts, lot) => {
      const { database, caller } = parts;
      const held = lot['reviewWaits'] === true ? 0 : Number(lot['blockedQty'] ?? 0);
      const qty = Number(context.input['qty'] ?? held);
      const refused = heldRefusals(held, qty);
      if (refused.length > 0) return refused;
      const moved = await releaseHeld(ledgerContext(database, caller), {
        docNo: String(lot['inspectionNo']),
        turn: lot.version,
        receipt: Number(lot['receipt']),
        lineNo: Number(lot['receiptLine']) - 1,
        sku: Number(lot['sku']),
        qty,
        to,
      });
      if (!moved.ok) return [moved.refusal];
      const key = to === 'available' ? 'releasedQty' : 'damagedQty';
      const after = { ...lot, [key]: Number(lot[key]) + qty, reason: context.input['reason'] };
      await updateRows(database, parts, [{ before: lot, after }], { action: 'update' });
      return [];
    });

/** What is bad is good after all, or was repaired. */
export const releaseRest = restOfLot('available');
/** What is bad is damaged goods. */
export const blockRest = restOfLot('damaged');
