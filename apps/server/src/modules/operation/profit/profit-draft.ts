import type { Decimal } from '@axle/kernel';
import type { ItemBasis, LineItem } from '@axle/operation';

/** Where the amount of an item comes from. */
export interface ItemSource {
  readonly basis: ItemBasis;
  readonly source: string;
  readonly sourceNo?: string | undefined;
  /** What the source says in its own currency, and how much of the order’s one unit of it is. */
  readonly said?: Decimal | undefined;
  readonly saidCurrency?: string | undefined;
  readonly rate?: Decimal | undefined;
  readonly note?: string | undefined;
}

/** An item of a SKU in a line of an order, with its source. */
export interface ProfitDraft extends LineItem, ItemSource {}
