import { type Decimal, type LocalDate, minorDigits, multiply, negate, type Ratio, round, scaled, sum, zero } from '@axle/kernel';
import type { FbaReferralRow } from '@axle/logistics';
import type { ProfitItem } from '@axle/operation';
import type { ProfitBook, ProfitParams, ProfitSite, ProfitSku } from '../../logistics/profit/profit-book.ts';
import type { LastMileBook } from '../../logistics/rule/last-mile-book.ts';
import type { SoldOrder, SoldPiece } from './order-facts.ts';
import type { ItemSource, ProfitDraft } from './profit-draft.ts';

/** What came back of what was shipped of a SKU in 90 days. */
export interface ReturnedPieces {
  readonly refunded: number;
  readonly shipped: number;
}

/** What the items of the orders of a day are estimated by. */
export interface EstimateBook {
  readonly book: ProfitBook;
  readonly cards: LastMileBook;
  readonly returned: ReadonlyMap<number, ReturnedPieces>;
  readonly today: LocalDate;
}

/** An amount of some pieces. */
export const times = (amount: Decimal, qty: number): Decimal => multiply(amount, String(qty) as Decimal);

/** The estimate of one order as it is made: what is found goes into `items`, what no record says into `missing`. */
export class EstimateContext {
  readonly items: ProfitDraft[] = [];
  readonly missing = new Set<string>();
  readonly digits: number;
  readonly site: ProfitSite | undefined;
  readonly params: ProfitParams | undefined;
  readonly order: SoldOrder;
  readonly by: EstimateBook;
  /** What the platform keeps of a price by its own table. */
  readonly referral: readonly FbaReferralRow[];

  constructor(order: SoldOrder, by: EstimateBook, referral: readonly FbaReferralRow[]) {
    this.order = order;
    this.by = by;
    this.referral = referral;
    this.digits = minorDigits(order.currency);
    this.site = order.site === undefined ? undefined : by.book.sites.get(order.site);
    this.params = by.book.params.get(`${order.site} ${order.kind === 'fba' ? 'fba' : 'fbm'}`);
    if (!this.params) this.missing.add('param');
  }

  /** Which parameters an estimate goes by. */
  get tables(): string {
    return this.params ? `${this.params.fulfilment.toUpperCase()} ${this.params.effective_from}` : '';
  }

  sku(piece: SoldPiece): ProfitSku | undefined {
    return this.by.book.skus.get(piece.sku);
  }

  /** How amounts of a currency become those of the order; the lack of a rate is noted. */
  ratioFrom(currency: string): Ratio | undefined {
    const found = this.by.book.rate(currency, this.order.currency);
    if (!found) this.missing.add('fx');
    return found?.ratio;
  }

  /** An amount of the site in the currency of the order. */
  inOrder(amount: Decimal): Decimal {
    const ratio = !this.site || this.site.currency === this.order.currency ? undefined : this.ratioFrom(this.site.currency);
    return ratio ? scaled(amount, ratio, 12) : amount;
  }

  /** Adds what an item costs of some pieces. */
  cost(piece: SoldPiece, item: ProfitItem, cost: Decimal, source: ItemSource): void {
    const amount = negate(round(cost, this.digits));
    if (amount !== zero) this.items.push({ line: piece.line, sku: piece.sku, item, amount, ...source });
  }

  /** What some items come to of a piece so far. */
  of(piece: SoldPiece, ...items: readonly ProfitItem[]): Decimal {
    const own = this.items.filter(one => one.line === piece.line && one.sku === piece.sku && items.includes(one.item));
    return sum(own.map(({ amount }) => amount));
  }
}
