import type { Refusal } from '@axle/kernel';
import { linesIn } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { changeLocked, writing } from '../../../platform/resources/write-record.ts';

const same: Refusal = { code: 'SAME', field: 'mainSku', message: { zh: '该SKU已是主料', en: 'This SKU is already the main part' } };

/** Asks for another main part of a market; the former one steps in first from then on. It takes effect with its approval. */
export const switchMain: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    const within = { ...parts, database: transaction, caller: { ...parts.caller, why: String(input['reason']) } };
    for (const before of records) {
      const former = before['mainSku'];
      if (former === input['mainSku']) {
        refused.set(before.id, same);
        continue;
      }
      const order = linesIn(before, 'order');
      const steps = order.some(({ sku }) => sku === former) ? order : [{ sku: former }, ...order];
      const written = await writing(within, inner => changeLocked(inner, within, before, { mainSku: input['mainSku'], order: steps }));
      if (!written.ok) refused.set(before.id, written.refusal[0]!);
    }
    return refused;
  });
