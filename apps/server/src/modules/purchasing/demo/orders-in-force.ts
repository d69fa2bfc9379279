import { addDays, type Decimal, type LocalDate, multiply, sum } from '@axle/kernel';
import { approvalLevels } from '@axle/purchasing';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { type DocumentStep, leadingDemo } from '../../../platform/demo/lead-demo.ts';

/** Lines of an order, at most. */
const mostLines = 3;

/**
 * Orders of the demo that their suppliers confirmed as they were so many days ago, one for each of `due`: on how many days from today its
 * first line is due, the others three days apart. Answers their ids.
 */
export async function ordersInForce(
  { transaction, registry, person, now }: Demo,
  { today, daysAgo, due }: { readonly today: LocalDate; readonly daysAgo: number; readonly due: readonly number[] },
): Promise<readonly number[]> {
  const [buyer, manager] = [person('buyer'), person('purchaseManager')];
  const skus = await transaction
    .selectFrom('sku as s')
    .innerJoin('supplier as p', 'p.id', 's.supplier')
    .select(['s.id', 's.supplier', 's.order_multiple as multiple', 's.moq', 's.price'])
    .where('p.stage', '=', 'qualified')
    .where('p.currency', '=', 'CNY')
    .where('s.sales_status', '=', 'onSale')
    .where('s.price', 'is not', null)
    .orderBy('s.id')
    .execute();
  const suppliers = [...Map.groupBy(skus, ({ supplier }) => supplier).values()];
  const company = await transaction.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow();
  const warehouse = await transaction.selectFrom('warehouse').select('id').where('code', '=', 'CN-SZ').executeTakeFirstOrThrow();
  const then = new Date(now.getTime() - daysAgo * 86_400_000);
  const lead = leadingDemo(transaction, registry, then);
  const orders: number[] = [];
  for (const [at, days] of due.entries()) {
    const own = suppliers[at % suppliers.length]!.slice(0, mostLines);
    const lines = own.map(({ id, multiple, moq, price }, line) => ({
      sku: id,
      price: price as Decimal,
      qty: Math.ceil(((moq ?? 1) + 40 * (at + 1)) / (multiple ?? 1)) * (multiple ?? 1),
      requiredDate: addDays(today, days + 3 * line),
      remark: '按年度协议价',
    }));
    const grossCny = sum(lines.map(({ qty, price }) => multiply(price, String(qty) as Decimal)));
    const people = [manager, person('financeManager'), person('superAdmin')];
    const approvals = people.slice(0, approvalLevels({ grossCny, type: 'std' })).map((by): DocumentStep => ['approve', by]);
    const terms = { type: 'std', supplier: own[0]!.supplier, companyEntity: company.id, warehouse: warehouse.id, incoterm: 'FOB' };
    const values = { ...terms, priceInclTax: true, overTolPct: '2', underTolPct: '0', lines };
    const order = await lead('purchaseOrder', buyer, values, [['submit', buyer], ...approvals]);
    await transaction.updateTable('purchase_order').set({ state: 'sent', sent_at: then }).where('id', '=', order).execute();
    await lead('viewReplies', buyer, { purchaseOrder: order, channel: 'portal', repliedAt: then.toISOString() }, []);
    orders.push(order);
  }
  return orders;
}
