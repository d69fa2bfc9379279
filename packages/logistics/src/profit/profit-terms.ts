import { add, compareDecimals, type Decimal, divide, multiply, round, subtract, zero } from '@axle/kernel';
import type { FbaReferralRow } from '../fba/fba-table.ts';
import { orderedSteps, referralShare } from '../fba/referral-share.ts';

/** A fee that is taken from a price on, up to the next one. */
export interface PriceBand {
  readonly from: Decimal;
  readonly fee: Decimal;
}

/** What a shipped piece is reckoned by, in the currency of its site; shares in percent. */
export interface ProfitTerms {
  readonly vatRate: Decimal;
  readonly returnRate: Decimal;
  /** Share of returned pieces that are sold again. */
  readonly resaleRate: Decimal;
  readonly adsRate: Decimal;
  readonly otherRate: Decimal;
  readonly referral: readonly FbaReferralRow[];
  /** Percent of its share that the platform keeps of a returned piece, at most so much in the currency of the site. */
  readonly refundRate: Decimal;
  readonly refundMost?: Decimal;
  /** What it costs to bring a piece to its buyer, by price; the first band begins at nothing. */
  readonly fulfilment: readonly PriceBand[];
  /** Storage for all the months that a piece lies. */
  readonly storage: Decimal;
  /** The purchase price less the rebate on its export. */
  readonly purchase: Decimal;
  readonly freight: Decimal;
  readonly duty: Decimal;
}

/** What becomes of a price: from revenue and landed cost down to the profit, each to four digits. */
export interface ProfitLines {
  readonly revenue: Decimal;
  readonly referral: Decimal;
  readonly fulfilment: Decimal;
  readonly storage: Decimal;
  readonly ads: Decimal;
  readonly landed: Decimal;
  readonly goods: Decimal;
  readonly other: Decimal;
  readonly profit: Decimal;
  /** Of the price without VAT, in percent. */
  readonly margin: Decimal;
  /** Of the landed cost, in percent. */
  readonly roi: Decimal;
}

const hundred = '100' as Decimal;
const one = '1' as Decimal;

const share = (amount: Decimal, percent: Decimal): Decimal => divide(multiply(amount, percent), hundred, 12);
const smaller = (first: Decimal, second: Decimal): Decimal => (compareDecimals(first, second) < 0 ? first : second);
const larger = (first: Decimal, second: Decimal): Decimal => (compareDecimals(first, second) < 0 ? second : first);

const leastReferral = (steps: readonly FbaReferralRow[]): Decimal => orderedSteps(steps)[0]?.least ?? zero;

/** [B17] What the platform keeps of a price before returns, unrounded, at least the least amount. */
export const referralAt = (steps: readonly FbaReferralRow[], price: Decimal): Decimal =>
  larger(referralShare(steps, price), leastReferral(steps));

/** [B18] What changes how a price is shared: whether the least amount is passed, and what is kept of returns has come to its most. */
export const referralLimits = ({ referral, refundRate, refundMost }: ProfitTerms): readonly ((price: Decimal) => boolean)[] => [
  price => compareDecimals(referralShare(referral, price), leastReferral(referral)) >= 0,
  price => refundMost !== undefined && compareDecimals(share(referralAt(referral, price), refundRate), refundMost) >= 0,
];

/** The fee of the band that a price stands in. */
export const bandFee = (bands: readonly PriceBand[], price: Decimal): Decimal =>
  bands
    .filter(({ from }) => compareDecimals(from, price) <= 0)
    .toSorted((first, next) => compareDecimals(first.from, next.from))
    .at(-1)?.fee ?? zero;

/** [B17] What goods cost at the warehouse: the purchase without the rebate, freight and duty. */
export const landedCost = ({ purchase, freight, duty }: ProfitTerms): Decimal => add(add(purchase, freight), duty);

/** The parts of a price, unrounded. */
export function profitParts(terms: ProfitTerms, price: Decimal) {
  const { vatRate, returnRate, resaleRate, adsRate, otherRate, refundRate, refundMost } = terms;
  const net = divide(multiply(price, hundred), add(hundred, vatRate), 12);
  const kept = divide(subtract(hundred, returnRate), hundred, 6);
  const returned = divide(returnRate, hundred, 6);
  const full = referralAt(terms.referral, price);
  const admin = share(full, refundRate);
  const landed = landedCost(terms);
  return {
    net,
    revenue: multiply(net, kept),
    referral: add(multiply(full, kept), multiply(returned, refundMost === undefined ? admin : smaller(admin, refundMost))),
    fulfilment: bandFee(terms.fulfilment, price),
    storage: terms.storage,
    ads: share(price, adsRate),
    landed,
    goods: multiply(landed, subtract(one, divide(multiply(returned, resaleRate), hundred, 10))),
    other: share(price, otherRate),
  };
}

const costs = ['referral', 'fulfilment', 'storage', 'ads', 'goods', 'other'] as const;

/** The margin of a price in percent of it without VAT, unrounded but for the twelfth digit. */
export function marginAt(terms: ProfitTerms, price: Decimal): Decimal {
  const parts = profitParts(terms, price);
  const profit = costs.reduce((left, key) => subtract(left, parts[key]), parts.revenue);
  return divide(multiply(profit, hundred), parts.net, 12);
}

/**
 * [B17] What a shipped piece earns at a price: revenue without VAT and returns, less what the platform keeps, fulfilment, storage,
 * advertising, the goods (of which what is returned and sold again is saved) and the rest. The parts sum to the profit exactly.
 */
export function estimatedProfit(terms: ProfitTerms, price: Decimal): ProfitLines {
  const { net, ...exact } = profitParts(terms, price);
  const parts = Object.fromEntries(Object.entries(exact).map(([key, value]) => [key, round(value, 4)])) as typeof exact;
  const profit = costs.reduce((left, key) => subtract(left, parts[key]), parts.revenue);
  const of = (whole: Decimal) => (compareDecimals(whole, zero) > 0 ? divide(multiply(profit, hundred), whole, 2) : zero);
  return { ...parts, profit, margin: of(net), roi: of(exact.landed) };
}
