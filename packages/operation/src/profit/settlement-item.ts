import type { ProfitItem } from './profit-items.ts';

/** What a line of a settlement says it is. */
export interface SettledLine {
  readonly transactionType: string;
  readonly orderId: string;
  readonly amountType: string;
  readonly amountDescription: string;
}

/**
 * Where an amount of a settlement belongs: to an item of an order, to a tax that the platform collects and pays itself, or to the account
 * as a whole.
 */
export type SettledPlace = ProfitItem | 'tax' | 'account';

const prices: Readonly<Record<string, ProfitItem | 'tax'>> = {
  Principal: 'item',
  Shipping: 'shippingIncome',
  GiftWrap: 'giftWrap',
  Tax: 'tax',
  ShippingTax: 'tax',
  GiftWrapTax: 'tax',
};

const fees: Readonly<Record<string, ProfitItem>> = {
  Commission: 'referral',
  ShippingHB: 'referral',
  GiftwrapCommission: 'referral',
  FixedClosingFee: 'fixedFee',
  VariableClosingFee: 'fixedFee',
  GiftwrapChargeback: 'fixedFee',
  DigitalServicesFee: 'fixedFee',
  SalesTaxServiceFee: 'paymentFee',
  CODChargeback: 'paymentFee',
  FBAPerUnitFulfillmentFee: 'lastMile',
  FBAPerOrderFulfillmentFee: 'lastMile',
  FBAWeightBasedFee: 'lastMile',
  ShippingChargeback: 'lastMile',
};

/** What eBay, Walmart and PartsGeek call the price of an item and what they keep of it. */
const elsewhere: Readonly<Record<string, ProfitItem>> = {
  'Item subtotal': 'item',
  'Product price': 'item',
  'Item price': 'item',
  'Shipping and handling': 'shippingIncome',
  'Seller discount': 'promotion',
  'Final value fee': 'referral',
  'Commission on product': 'referral',
  'Marketplace commission': 'referral',
};

const isTax = (amountType: string, description: string): boolean =>
  amountType === 'ItemWithheldTax' || /(^|[^a-z])tax/i.test(description.replace(/([a-z])([A-Z])/g, '$1 $2'));

/**
 * [O6e] The place of a line of a settlement by the words of its platform: what is not of one order belongs to the account, taxes that the
 * platform collects pass through, and everything of a refund is the refund. Undefined for words that are not known: such an amount is
 * unexplained.
 */
export function settlementItem({ transactionType, orderId, amountType, amountDescription }: SettledLine): SettledPlace | undefined {
  if (orderId === '') return 'account';
  if (amountType === 'ItemFees' && fees[amountDescription] === 'paymentFee') return 'paymentFee';
  if (isTax(amountType, amountDescription)) return 'tax';
  if (/refund/i.test(transactionType) || /^chargeback/i.test(transactionType)) return 'refund';
  if (amountType === 'ItemPrice') return prices[amountDescription];
  if (amountType === 'Promotion') return 'promotion';
  if (amountType === 'ItemFees') return fees[amountDescription];
  if (/^(shipping ?label|postage)/i.test(amountType) || /^(shipping label|postage)/i.test(amountDescription)) return 'lastMile';
  if (/reimbursement/i.test(amountType) || /^(warehouse_(lost|damage)|reversal_reimbursement|free_replacement)/i.test(amountDescription))
    return 'reimbursement';
  return elsewhere[amountDescription];
}
