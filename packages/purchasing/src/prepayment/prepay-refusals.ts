import { compareDecimals, type Decimal, fill, groupedDecimal, type LocalDate, minorDigits, type Refusal, zero } from '@axle/kernel';
import { pastDay } from '../past-day.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { type PrepaidOrder, prepayRefusals } from './prepay-limit.ts';

/** Orders that something may be paid of in advance: approved, and not in production yet. */
const payable: readonly OrderStatus[] = ['approved', 'sent', 'replied', 'effective'];

/** From whom, for whom and in which currency an order is. */
export interface OrderAccount {
  readonly supplier: number;
  readonly companyEntity: number;
  readonly currency: string;
}

/** A part of a prepayment that is asked for, with its order. */
export interface AskedShare extends PrepaidOrder, OrderAccount {
  readonly state: OrderStatus;
  readonly amount: Decimal;
}

const otherAccount: Refusal = {
  code: 'OTHER_ACCOUNT',
  field: 'purchaseOrder',
  message: { zh: '供应商、采购主体与币种须与首行订单一致', en: 'Supplier, company and currency must be those of the first order' },
};
const notPayable: Refusal = {
  code: 'ORDER_STATE',
  field: 'purchaseOrder',
  message: { zh: '只有已批准、尚未生产的订单可以预付', en: 'Only approved orders that are not in production are prepaid' },
};
const none: Refusal = { code: 'AMOUNT', field: 'amount', message: { zh: '金额须大于0', en: 'The amount must be above 0' } };

/** Whether two are of different suppliers, companies of ours or currencies. */
export const isOtherAccount = (one: OrderAccount, other: OrderAccount): boolean =>
  one.supplier !== other.supplier || one.companyEntity !== other.companyEntity || one.currency !== other.currency;

/**
 * [R12e] What stands against the shares of a prepayment, by their place: an order that is not approved or in production already
 * (`ORDER_STATE`), of another supplier, company or currency than the first (`OTHER_ACCOUNT`), no amount (`AMOUNT`), or more than may be paid
 * in advance (`PREPAY_MOST`).
 */
export const shareRefusals = (shares: readonly AskedShare[]): readonly (readonly Refusal[])[] =>
  shares.map(share => [
    ...(payable.includes(share.state) ? [] : [notPayable]),
    ...(isOtherAccount(share, shares[0]!) ? [otherAccount] : []),
    ...(compareDecimals(share.amount, zero) > 0 ? prepayRefusals(share, share.amount) : [none]),
  ]);

/** [R12e] What stands against the day on which a prepayment is due: it has passed (`PAST`). */
export const dueRefusals = (dueDate: LocalDate, today: LocalDate): readonly Refusal[] => (dueDate < today ? [pastDay('dueDate')] : []);

/** [R12d] What stands against taking so much of a prepayment back: nothing (`AMOUNT`), or more than is left of it (`ABOVE_BALANCE`). */
export function takingRefusals(amount: Decimal, balance: Decimal, currency: string): readonly Refusal[] {
  if (compareDecimals(amount, zero) <= 0) return [none];
  if (compareDecimals(amount, balance) <= 0) return [];
  const amt = `${currency} ${groupedDecimal(balance, minorDigits(currency))}`;
  const message = fill({ zh: '余额只有{amt}', en: 'Only {amt} is left' }, { amt });
  return [{ code: 'ABOVE_BALANCE', field: 'amount', message }];
}
