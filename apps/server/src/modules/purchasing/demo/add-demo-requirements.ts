import { addDays } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import type { DocumentStep } from '../../../platform/demo/lead-demo.ts';
import { type DatedStep, leadDated } from './dated-document.ts';

/** Days before today on which what is ordered was needed, confirmed and ordered; of one article it took too long. */
const [needed, confirmed, ordered, orderedLate] = [9, 8, 7, 1];
/** An article whose requirement was confirmed then and is not ordered yet. */
const forgotten = 4;
/** The first article that was ordered too late. */
const lateOne = 21;

/** Adds requirements of the last days: new, confirmed, ordered and closed ones; some of articles in clearance, which go into no order. */
export const addDemoRequirements = demoStep('purchaseRequirements', ['purchaseOrders'], async demo => {
  const { transaction, person, now } = demo;
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
  const confirm: DocumentStep = ['confirm', buyer];
  const generate: DocumentStep = ['generate', buyer, { bucketDays: 7 }];
  const close: DocumentStep = ['close', buyer, { closeReason: '旺季已过，库存可售120天' }];
  const stepsOf = (at: number): readonly DatedStep[] => {
    if (at === forgotten) return [[confirmed, confirm]];
    if (at >= skus.length) return [[0, confirm]];
    const way = at % 6;
    if (way === 1) return [];
    if (way === 3)
      return [
        [confirmed, confirm],
        [at === lateOne ? orderedLate : ordered, generate],
      ];
    return [[0, way === 5 ? close : confirm]];
  };
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
    const steps = stepsOf(at);
    const daysAgo = steps.some(([days]) => days === confirmed) ? needed : 0;
    const add = (qty: number, later: number) =>
      leadDated(demo, 'purchaseRequiredSummary', planner, { daysAgo, values: values(qty, later), steps });
    await add(need, 0);
    // a second need of the same article within a week, which merging takes into the same line
    if (at % 6 === 0) await add(Math.round(need / 2), 3);
  }
});
