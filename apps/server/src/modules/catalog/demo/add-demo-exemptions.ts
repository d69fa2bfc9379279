import { addDays, addMonths } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';

/** Adds exemptions of the demo: parts in clearance are no longer planned, new ones have no safety stock yet; half of them are approved. */
export const addDemoExemptions = demoStep('exemptions', ['catalogue'], async ({ transaction, adding, now }) => {
  const add = adding('planner');
  const today = businessDay(now);
  const skus = await transaction
    .selectFrom('sku')
    .select(['id', 'sales_status'])
    .where('sales_status', 'in', ['clearance', 'new'])
    .orderBy('id')
    .limit(12)
    .execute();
  const records = skus.map(({ id, sales_status }, at) => {
    const effectiveFrom = addDays(today, -40 + at * 9);
    return {
      sku: id,
      effectiveFrom,
      effectiveTo: addMonths(effectiveFrom, at % 3 === 0 ? 2 : 6),
      ...(sales_status === 'clearance'
        ? { type: 'mrp', reason: '清仓中，不再补货' }
        : { type: 'safetyStock', reason: '新品期销量不足，暂不设安全库存' }),
    };
  });
  await add('exemptSku', records);
  await transaction.updateTable('exempt_sku').set({ state: 'active' }).where('effective_from', '<=', today).execute();
});
