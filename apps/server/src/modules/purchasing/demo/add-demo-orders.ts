import { addDays, type Decimal, multiply, sum } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { approvalLevels } from '@axle/purchasing';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo } from '../../../platform/demo/lead-demo.ts';
import { leadAwaited } from './lead-awaited.ts';

const dayLong = 86_400_000;

/** Lines of an order, at most. */
const mostLines = 4;

/** Adds orders of today to the suppliers of the demo: drafts, in approval, rejected, approved, sent and cancelled. */
export const addDemoOrders = demoStep('purchaseOrders', ['supplierSkus', 'places'], async demo => {
  const { transaction, registry, person, now } = demo;
  const today = businessDay(now);
  const [buyer, manager] = [person('buyer'), person('purchaseManager')];
  const skus = await transaction
    .selectFrom('sku as s')
    .innerJoin('supplier as p', 'p.id', 's.supplier')
    .select(['s.id', 's.supplier', 's.moq', 's.order_multiple as multiple', 's.lead_days as lead', 's.price'])
    .where('p.stage', '=', 'qualified')
    .where('p.currency', '=', 'CNY')
    .where('s.sales_status', 'in', ['onSale', 'new'])
    .where('s.price', 'is not', null)
    .orderBy('p.id')
    .orderBy('s.id')
    .execute();
  const company = await transaction.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow();
  const warehouse = await transaction.selectFrom('warehouse').select('id').where('code', '=', 'CN-SZ').executeTakeFirstOrThrow();
  const lead = leadingDemo(transaction, registry, now);
  const submit: DocumentStep = ['submit', buyer];
  const approvals = (grossCny: Decimal) =>
    [manager, person('financeManager'), person('superAdmin')]
      .slice(0, approvalLevels({ grossCny, type: 'std' }))
      .map((by): DocumentStep => ['approve', by]);
  const ways: readonly ((grossCny: Decimal) => readonly DocumentStep[])[] = [
    () => [],
    () => [submit],
    gross => [submit, ...approvals(gross)],
    () => [submit, ['reject', manager, { rejectReason: '数量超出旺季计划，请核对MRP备料单' }]],
    gross => [submit, ...approvals(gross).slice(0, -1)],
    gross => [submit, ...approvals(gross)],
    gross => [submit, ...approvals(gross), ['send', buyer]],
    gross => [submit, ...approvals(gross), ['send', buyer]],
    () => [['cancel', buyer, { cancelReason: '供应商停产，改由其他厂家供货' }]],
  ];
  for (const [at, [supplier, of]] of [...Map.groupBy(skus, sku => sku.supplier)].entries()) {
    const chosen = of.slice(0, mostLines).map(({ id, moq, multiple, lead: days, price }, line) => ({
      sku: id,
      price: price as Decimal,
      qty: Math.ceil(((moq ?? 1) * (1 + (at % 3))) / (multiple ?? 1) + ((at + line) % 4)) * (multiple ?? 1),
      requiredDate: addDays(today, (days ?? 30) + ((at * 3 + line) % 10)),
    }));
    const gross = sum(chosen.map(({ qty, price }) => multiply(price, String(qty) as Decimal)));
    const terms = { type: 'std', supplier, companyEntity: company.id, warehouse: warehouse.id, incoterm: 'EXW', priceInclTax: true };
    const values = { ...terms, overTolPct: '2', underTolPct: '0', lines: chosen.map(({ price: _, ...line }) => line) };
    const way = ways[at % ways.length]!(gross);
    const isSent = way.some(([action]) => action === 'send');
    if (isSent) await leadAwaited(demo, { at: new Date(now.getTime() - (1 + (at % 4)) * dayLong), turn: at }, [values], way);
    else await lead('purchaseOrder', buyer, values, way);
  }
});
