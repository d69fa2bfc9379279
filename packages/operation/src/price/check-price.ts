import { absolute, compareDecimals, type Decimal, divide, fill, multiply, type Refusal, subtract, text } from '@axle/kernel';

/** A price that shall hold, and what it is held against; all in one currency. */
export interface AskedPrice {
  /** What it costs now; absent where it has no price yet. */
  readonly oldPrice?: Decimal | undefined;
  readonly newPrice: Decimal;
  /** What covers its costs and the target margin; absent where something for it is unknown. */
  readonly floor?: Decimal | undefined;
  /** The least price that its brand lets anybody advertise. */
  readonly mapPrice?: Decimal | undefined;
}

/** What comes of a price: it is as it was, it holds, it has to be confirmed, or it is refused. */
export type PriceVerdict = { readonly kind: 'same' | 'fine' | 'confirm' | 'block'; readonly refusals: readonly Refusal[] };

/** The change in percent from which on it has to be confirmed. */
const largeChange = '20' as Decimal;

/** By how many percent a price changes, with two digits; undefined where there was none. */
export const priceChange = ({ oldPrice, newPrice }: Pick<AskedPrice, 'oldPrice' | 'newPrice'>): Decimal | undefined =>
  oldPrice === undefined || compareDecimals(oldPrice, '0' as Decimal) === 0
    ? undefined
    : divide(multiply(subtract(newPrice, oldPrice), '100' as Decimal), oldPrice, 2);

/** Whether a price changes by more than so many percent of what it was. */
export function changesByMore({ oldPrice, newPrice }: Pick<AskedPrice, 'oldPrice' | 'newPrice'>, percent: Decimal): boolean {
  if (oldPrice === undefined) return false;
  const moved = multiply(absolute(subtract(newPrice, oldPrice)), '100' as Decimal);
  return compareDecimals(moved, multiply(oldPrice, percent)) > 0;
}

const belowFloor = text('价格 {price} 低于最低价 {floor}', 'The price {price} is below the floor {floor}');
const belowMap = text('价格 {price} 低于MAP {map}', 'The price {price} is below MAP {map}');
const toConfirm = text(
  '价格变动 {change}%，超过20%，请勾选“确认大幅调价”',
  'The price changes by {change}%, more than 20%: tick “Confirm large change”',
);

/** Whether one price is lower than another one. */
const isBelow = (one: Decimal, other: Decimal): boolean => compareDecimals(one, other) < 0;

/**
 * [O1a] Holds a price against its floor and its MAP: below the floor only who may goes, below MAP nobody; a change of more than 20 percent
 * has to be confirmed, and an equal price changes nothing (operation.md, O1).
 */
export function checkPrice({ oldPrice, newPrice, floor, mapPrice }: AskedPrice, mayGoBelowFloor: boolean): PriceVerdict {
  if (oldPrice !== undefined && compareDecimals(oldPrice, newPrice) === 0) return { kind: 'same', refusals: [] };
  const blocks: Refusal[] = [];
  if (floor !== undefined && isBelow(newPrice, floor) && !mayGoBelowFloor)
    blocks.push({ code: 'BELOW_FLOOR', field: 'price', message: fill(belowFloor, { price: newPrice, floor }) });
  if (mapPrice !== undefined && isBelow(newPrice, mapPrice))
    blocks.push({ code: 'BELOW_MAP', field: 'price', message: fill(belowMap, { price: newPrice, map: mapPrice }) });
  if (blocks.length > 0) return { kind: 'block', refusals: blocks };
  const change = priceChange({ oldPrice, newPrice });
  if (change === undefined || !changesByMore({ oldPrice, newPrice }, largeChange)) return { kind: 'fine', refusals: [] };
  return { kind: 'confirm', refusals: [{ code: 'CONFIRM_CHANGE', field: 'price', message: fill(toConfirm, { change }) }] };
}
