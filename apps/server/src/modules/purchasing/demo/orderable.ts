import { type Decimal, multiply, sum } from '@axle/kernel';
import { approvalLevels } from '@axle/purchasing';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import type { DocumentStep } from '../../../platform/demo/lead-demo.ts';

/** SKUs on sale of qualified suppliers that are paid in yuan, the oldest first. */
export const orderableSkus = ({ transaction }: Pick<Demo, 'transaction'>) =>
  transaction
    .selectFrom('sku as s')
    .innerJoin('supplier as p', 'p.id', 's.supplier')
    .select(['s.id', 's.supplier', 's.order_multiple as multiple', 's.moq', 's.lead_days as lead', 's.price'])
    .where('p.stage', '=', 'qualified')
    .where('p.currency', '=', 'CNY')
    .where('s.sales_status', '=', 'onSale')
    .where('s.price', 'is not', null)
    .orderBy('s.id')
    .execute();

/** What orders of the demo have in common: the first company buys, and Shenzhen receives. */
export async function usualOrder({ transaction }: Pick<Demo, 'transaction'>) {
  const company = await transaction.selectFrom('company_entity').select('id').orderBy('id').executeTakeFirstOrThrow();
  const warehouse = await transaction.selectFrom('warehouse').select('id').where('code', '=', 'CN-SZ').executeTakeFirstOrThrow();
  return { type: 'std', companyEntity: company.id, warehouse: warehouse.id, incoterm: 'FOB', priceInclTax: true, overTolPct: '2' } as const;
}

/** Pieces of a SKU from its minimum on, in whole order multiples. */
export const piecesFrom = ({ moq, multiple }: { readonly moq: number | null; readonly multiple: number | null }, more: number): number =>
  Math.ceil(((moq ?? 1) + more) / (multiple ?? 1)) * (multiple ?? 1);

/** The approvals that an order in yuan takes: as many people, one for each level. */
export function approvalsOf(
  { person }: Pick<Demo, 'person'>,
  lines: readonly { readonly qty: number; readonly price: Decimal }[],
): readonly DocumentStep[] {
  const grossCny = sum(lines.map(({ qty, price }) => multiply(price, String(qty) as Decimal)));
  const people = [person('purchaseManager'), person('financeManager'), person('superAdmin')];
  return people.slice(0, approvalLevels({ grossCny, type: 'std' })).map((by): DocumentStep => ['approve', by]);
}
