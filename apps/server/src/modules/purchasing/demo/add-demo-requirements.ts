import { addDays } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo } from '../../../platform/demo/lead-demo.ts';

/** Adds requirements of today: new, confirmed, ordered and closed ones; some of articles in clearance, which go into no order. */
export const addDemoRequirements = demoStep('purchaseRequirements', ['purchaseOrders'], async ({ transaction, registry, person, now }) => {
  const today = businessDay(now);
  const [buyer, planner] = [person('buyer'), person('planner')];
  const skus = await transaction
    .selectFrom('sku as s')
    .innerJoin('supplier as p', 'p.id', 's.supplier')
    .select(['s.id', 's.moq', 's.order_multiple as multiple', 's.lead_days as lead'])
    .where('p.stage', '=', 'qualified')
    .where('p.currency', '=', 'CNY')
    .where('s.sales_status', 'in', ['onSale', 'new'])
    .where('s.price', 'is not', null)
    .orderBy('s.id')
    .limit(36)
    .execute();
  const cleared = await transaction
    .selectFrom('sku')
    .select(['id', 'moq', 'order_multiple as multiple', 'lead_days as lead'])
    .where('sales_status', '=', 'clearance')
    .orderBy('id')
    .limit(2)
    .execute();
  const company = await transaction.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow();
  const warehouse = await transaction.selectFrom('warehouse').select('id').where('code', '=', 'CN-SZ').executeTakeFirstOrThrow();
  const lead = leadingDemo(transaction, registry, now);
  const confirm: DocumentStep = ['confirm', buyer];
  const ways: readonly (readonly DocumentStep[])[] = [
    [confirm],
    [],
    [confirm],
    [confirm, ['generate', buyer, { bucketDays: 7 }]],
    [confirm],
    [['close', buyer, { closeReason: '旺季已过，库存可售120天' }]],
  ];
  for (const [at, { id, moq, lead: days }] of [...skus, ...cleared].entries()) {
    const need = Math.max(12, Math.round((moq ?? 50) * (0.6 + (at % 5) * 0.35)));
    const values = (qty: number, later: number) => ({
      sku: id,
      qty,
      requiredDate: addDays(today, (days ?? 30) + ((at * 5) % 19) - 4 + later),
      warehouse: warehouse.id,
      companyEntity: company.id,
      priority: 1 + (at % 9),
    });
    const steps = at < skus.length ? ways[at % ways.length]! : [confirm];
    await lead('purchaseRequiredSummary', planner, values(need, 0), steps);
    // a second need of the same article within a week, which merging takes into the same line
    if (at % 6 === 0) await lead('purchaseRequiredSummary', planner, values(Math.round(need / 2), 3), steps);
  }
});
