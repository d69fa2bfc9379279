import type { Decimal } from '@axle/kernel';

/** The levels that the opened waterfall of a profit comes to, in order. */
export const profitLevels = ['netSales', 'grossMargin', 'fulfilMargin', 'profit'] as const;

/** One of {@link profitLevels}. */
export type ProfitLevel = (typeof profitLevels)[number];

/** [O6] The items of a profit in the order of the waterfall, by the level that they lead to. */
export const itemsOfLevel = {
  netSales: ['item', 'shippingIncome', 'giftWrap', 'promotion'],
  grossMargin: ['referral', 'fixedFee', 'paymentFee', 'cogs', 'firstLeg', 'duty'],
  fulfilMargin: ['lastMile', 'handling', 'storage'],
  profit: ['ads', 'refund', 'recovery', 'reimbursement', 'other'],
} as const satisfies Readonly<Record<ProfitLevel, readonly string[]>>;

/** What earns or costs something of an order: ProfitItem. */
export type ProfitItem = (typeof itemsOfLevel)[ProfitLevel][number];

/** [O6] All items in the order of the waterfall. */
export const profitItems: readonly ProfitItem[] = profitLevels.flatMap((level): readonly ProfitItem[] => itemsOfLevel[level]);

const earning: ReadonlySet<ProfitItem> = new Set<ProfitItem>([
  'item',
  'shippingIncome',
  'giftWrap',
  'recovery',
  'reimbursement',
  'other',
] as const);

/** [O6] Whether an item adds to the profit as it is named, or is taken off it: `other` may be either, and counts as it is. */
export const addsToProfit = (item: ProfitItem): boolean => earning.has(item);

/** Estimated until the bill of a platform or a carrier says it, or the goods are posted. */
export type ItemBasis = 'estimated' | 'actual';

/** An amount of an item: what it earns, below nothing for what it costs. */
export interface ItemAmount {
  readonly item: ProfitItem;
  readonly amount: Decimal;
  readonly basis: ItemBasis;
}
