import type { LocalDate, Refusal } from '@axle/kernel';
import { type Cutoff, cutoffHits } from '@axle/logistics';
import { sql } from 'kysely';
import { sendMessage } from '../../../platform/notifications/send-message.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { cutoffSkus } from './cutoff-skus.ts';

const nobody: Refusal = {
  code: 'NO_HITS',
  message: { zh: '没有受影响的在用SKU，无需通知', en: 'No SKUs in use are affected; there is nobody to notify' },
};

/** Notifies each planner of the SKUs that cut-offs hit, by one message for each cut-off; the moment is kept with it. */
const notify: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    const skus = await cutoffSkus(transaction, parts.caller, sql<boolean>`t.sales_status in ('new', 'onSale', 'clearance')`);
    const planners = new Map(skus.map(({ sku, planner }) => [sku, planner]));
    for (const record of records) {
      // a cut-off concerns the same goods on every way: their planners are notified wherever it is in force
      const cutoff: Cutoff = { ...(record as unknown as Cutoff), scope: 'all' };
      const hits = cutoffHits([cutoff], skus, { harbours: [] }, cutoff.effectiveFrom as LocalDate);
      if (hits.length === 0) refused.set(record.id, nobody);
      for (const [planner, own] of Map.groupBy(hits, ({ sku }) => planners.get(sku)))
        if (typeof planner === 'number')
          await sendMessage(transaction, {
            event: 'cutoff.planned',
            receivers: [planner],
            object: `${record.id}/${record.version}`,
            values: {
              'cutoff.value': cutoff.value,
              'cutoff.from': cutoff.effectiveFrom,
              'sku.count': String(own.length),
              'sku.codes': own
                .slice(0, 10)
                .map(({ sku }) => sku)
                .join(', '),
            },
            record: record.id,
            now: parts.caller.now,
          });
    }
    const notifiedAt = parts.caller.now.toISOString();
    const notified = records.filter(({ id }) => !refused.has(id));
    await updateRows(
      transaction,
      parts,
      notified.map(before => ({ before, after: { ...before, notifiedAt } })),
      { action: 'update' },
    );
    return refused;
  });

/** Effects of the own actions of cut-offs. */
export const cutoffActions: ActionHandlers = { 'cutoffProductName.notify': notify };
