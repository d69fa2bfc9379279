import { compareDecimals, type Decimal, fill, groupedDecimal, minorDigits, type Refusal, sum, zero } from '@axle/kernel';
import { isOtherAccount, type OrderAccount, takingRefusals } from './prepay-refusals.ts';
import { takenOf } from './prepay-state.ts';

/** A settlement in which more of a prepayment is to be used. */
export interface SettlementToUse extends OrderAccount {
  readonly state: string;
  /** What is still to be paid of it. */
  readonly payable: Decimal;
}

/** More of a prepayment that is to be used in a settlement. */
export interface ExtraUse {
  readonly settlement: SettlementToUse;
  readonly prepayment: OrderAccount;
  /** What is paid and not used of the prepayment, by each order that the settlement pays for. */
  readonly usable: readonly Decimal[];
  readonly amount: Decimal;
}

const notOpen: Refusal = {
  code: 'SETTLEMENT_STATE',
  field: 'settlement',
  message: {
    zh: '只有已审批、财务尚未批准付款的结算单可以追加核销',
    en: 'Only approved settlements whose payment finance has not approved yet',
  },
};
const otherAccount: Refusal = {
  code: 'OTHER_ACCOUNT',
  field: 'settlement',
  message: { zh: '供应商、采购主体与币种须与预付款一致', en: 'Supplier, company and currency must be those of the prepayment' },
};
const nothingLeft: Refusal = {
  code: 'NOTHING_LEFT',
  field: 'settlement',
  message: { zh: '该结算单的订单没有可用的预付余额', en: 'The orders of this settlement have no prepaid balance left' },
};
const abovePayable = { zh: '该结算单只剩{amt}应付', en: 'Only {amt} is still to be paid of this settlement' };

/**
 * [R84] What stands against using more of a prepayment in a settlement than its part (R12): the settlement is not approved, or its payment
 * is under way (`SETTLEMENT_STATE`); it is of another supplier, company or currency (`OTHER_ACCOUNT`); nothing that was paid is left for
 * its orders (`NOTHING_LEFT`); there is no amount (`AMOUNT`), more than is left for them (`ABOVE_BALANCE`), or more than is still to be
 * paid (`ABOVE_PAYABLE`).
 */
export function extraUseRefusals({ settlement, prepayment, usable, amount }: ExtraUse): readonly Refusal[] {
  const { currency, payable } = settlement;
  if (isOtherAccount(settlement, prepayment)) return [otherAccount];
  if (settlement.state !== 'approved') return [notOpen];
  const left = sum(usable);
  if (compareDecimals(left, zero) <= 0) return [nothingLeft];
  const refused = takingRefusals(amount, left, currency);
  if (refused.length > 0 || compareDecimals(amount, payable) <= 0) return refused;
  const amt = `${currency} ${groupedDecimal(payable, minorDigits(currency))}`;
  return [{ code: 'ABOVE_PAYABLE', field: 'amount', message: fill(abovePayable, { amt }) }];
}

/** [R84] What an extra use takes of each order's share, one after the other. */
export const extraUses = (usable: readonly Decimal[], amount: Decimal): readonly Decimal[] =>
  takenOf(
    usable.map(open => ({ amount: open, used: zero })),
    amount,
  );

/** [R84] The most that may be used: what is left for the orders of a settlement, up to what is still to be paid of it. */
export function mostExtraUse(usable: readonly Decimal[], payable: Decimal): Decimal {
  const left = sum(usable);
  return compareDecimals(left, payable) < 0 ? left : payable;
}
