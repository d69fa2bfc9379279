import { add, compareDecimals, type Decimal, divide, multiply, ok, type Refusal, refuse, type Result, text } from '@axle/kernel';

/** How prices are changed together. */
export type BatchMode = 'value' | 'plus' | 'percent' | 'toFloor' | 'toMap';

/** The price that is changed, and what it may be set to. */
export interface BatchedPrice {
  readonly price?: Decimal | undefined;
  readonly floor?: Decimal | undefined;
  readonly mapPrice?: Decimal | undefined;
}

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, field: 'price', message: text(zh, en) });
const noPrice = refusal('NO_PRICE', '没有现价', 'There is no price to change');
const noFloor = refusal('NO_FLOOR', '没有最低价：成本数据不全', 'There is no floor: cost data is missing');
const noMap = refusal('NO_MAP', '没有MAP', 'There is no MAP');
const notPositive = refusal('RANGE', '价格须不低于0.01', 'The price must be at least 0.01');
const noAmount = refusal('REQUIRED', '请填写数值', 'Enter the amount');

/** [O1e] What a price becomes when prices are changed together: a value, more or less by an amount or by percent, the floor or MAP. */
export function batchPrice({ price, floor, mapPrice }: BatchedPrice, mode: BatchMode, amount: Decimal | undefined): Result<Decimal> {
  if (mode === 'toFloor') return floor === undefined ? refuse(noFloor) : ok(floor);
  if (mode === 'toMap') return mapPrice === undefined ? refuse(noMap) : ok(mapPrice);
  if (amount === undefined) return refuse(noAmount);
  if (mode !== 'value' && price === undefined) return refuse(noPrice);
  const base = price ?? ('0' as Decimal);
  const wanted = mode === 'value' ? amount : add(base, mode === 'plus' ? amount : divide(multiply(base, amount), '100' as Decimal, 6));
  const cents = divide(wanted, '1' as Decimal, 2);
  return compareDecimals(cents, '0.01' as Decimal) < 0 ? refuse(notPositive) : ok(cents);
}
