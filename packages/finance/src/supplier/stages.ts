import { compareDecimals, type Decimal, fill, ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';

/** How far a supplier has come with us. */
export type SupplierStage = 'potential' | 'trial' | 'qualified' | 'frozen' | 'eliminated';

/** Most that one order of a supplier on trial is worth, in yuan. */
export const mostOnTrial = '50000' as Decimal;

/** Accepted orders after which a supplier on trial is qualified. */
export const ordersToQualify = 3;

const closed: Readonly<Record<string, Text>> = {
  potential: { zh: '潜在供应商须先通过打样', en: 'A potential supplier must pass a sample first' },
  frozen: { zh: '供应商已冻结，不能下新订单', en: 'The supplier is frozen; no new orders can be placed' },
  eliminated: { zh: '供应商已淘汰', en: 'The supplier is eliminated' },
};
const tooMuch: Text = { zh: '试用供应商每单不超过{most}元', en: 'An order to a supplier on trial cannot exceed CNY {most}' };
const oneAtATime: Text = { zh: '试用供应商同时只能有一张订单', en: 'A supplier on trial can have only one order at a time' };

/** [SUP2] Whether a supplier of a stage may get a new order that is worth so much, in yuan, beside those that are open. */
export function supplierMayOrder(stage: SupplierStage, amount: Decimal, openOrders: number): Result<void> {
  if (stage === 'qualified') return ok(undefined);
  const message = closed[stage];
  if (message) return refuse({ code: 'STAGE', field: 'supplier', message });
  if (openOrders > 0) return refuse({ code: 'TRIAL_ORDERS', field: 'supplier', message: oneAtATime });
  if (compareDecimals(amount, mostOnTrial) > 0)
    return refuse({ code: 'TRIAL_AMOUNT', field: 'supplier', message: fill(tooMuch, { most: '50,000' }) });
  return ok(undefined);
}

const tooFew: Text = {
  zh: '转为合格须有{least}张已验收的订单，现有{orders}张',
  en: '{least} accepted orders are needed to qualify; there are {orders}',
};

/** [SUP3] A supplier on trial qualifies by its accepted orders. */
export const mayQualify = (orders: number): readonly Refusal[] =>
  orders >= ordersToQualify
    ? []
    : [{ code: 'TOO_FEW_ORDERS', message: fill(tooFew, { least: String(ordersToQualify), orders: String(orders) }) }];

const nothing = (value: Decimal | null | undefined): boolean =>
  value === undefined || value === null || compareDecimals(value, '0' as Decimal) === 0;

/** [SUP4] A supplier goes for good without open orders and with a balance of nothing. */
export function mayEliminate({ openAmount, balance }: { readonly openAmount?: Decimal; readonly balance?: Decimal }): readonly Refusal[] {
  const found: Refusal[] = [];
  if (!nothing(openAmount))
    found.push({
      code: 'OPEN_ORDERS',
      field: 'openAmount',
      message: { zh: '仍有未完成的采购订单，不能淘汰', en: 'The supplier has open purchase orders and cannot be eliminated' },
    });
  if (!nothing(balance))
    found.push({
      code: 'BALANCE',
      field: 'balance',
      message: { zh: '往来余额不为零，不能淘汰', en: 'The supplier has a non-zero balance and cannot be eliminated' },
    });
  return found;
}
