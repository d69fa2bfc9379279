import {
  compareDecimals,
  type Decimal,
  divide,
  minorDigits,
  multiply,
  ok,
  refuse,
  type Refusal,
  type Result,
  round,
  zero,
} from '@axle/kernel';

/** What a forwarder or a courier charges by. */
export type ChargeBasis = 'cbmWm' | 'kg6000' | 'kg5000' | 'container';

/** Goods by their volume in m³ and their weight in kg. */
export interface Goods {
  readonly cbm: Decimal;
  readonly kg: Decimal;
}

/** What is charged, in tons or cubic metres, kilograms or containers, and what it comes from. */
export interface Chargeable {
  readonly actual: Decimal;
  readonly dimensional: Decimal;
  readonly chargeable: Decimal;
}

const badSize: Refusal = {
  code: 'BAD_SIZE',
  message: { zh: '尺寸、体积与重量须大于零', en: 'Sizes, volumes and weights must be greater than 0' },
};

/** Cubic centimetres that weigh a kilogram. */
const divisors = { kg6000: '6000', kg5000: '5000' } as const;

/** Charged amounts are rounded up to whole ones of these. */
const steps: Readonly<Record<ChargeBasis, Decimal>> = {
  cbmWm: '0.001' as Decimal,
  kg6000: '0.5' as Decimal,
  kg5000: '0.5' as Decimal,
  container: '1' as Decimal,
};

const million = '1000000' as Decimal;
const larger = (one: Decimal, other: Decimal): Decimal => (compareDecimals(one, other) < 0 ? other : one);
const roundUp = (value: Decimal, step: Decimal): Decimal => multiply(divide(value, step, 0, 'up'), step);

/** [B4] Cubic metres of so many cartons of three sides in cm. */
export function volumeOf(sides: readonly [Decimal, Decimal, Decimal], cartons: number): Result<Decimal> {
  if (cartons < 1 || sides.some(side => compareDecimals(side, zero) <= 0)) return refuse(badSize);
  const [length, width, height] = sides;
  return ok(divide(multiply(multiply(multiply(length, width), height), String(cartons) as Decimal), million, 9));
}

/**
 * [B4] What goods are charged for: by sea the larger of cubic metres and tons, by air and courier the larger of kilograms and volume by the
 * divisor, rounded up; whole containers of 68 m³ or 26 t.
 */
export function chargeable({ cbm, kg }: Goods, basis: ChargeBasis): Result<Chargeable> {
  if ([cbm, kg].some(value => compareDecimals(value, zero) <= 0)) return refuse(badSize);
  const [actual, dimensional] = sides(cbm, kg, basis);
  return ok({ actual, dimensional, chargeable: roundUp(larger(actual, dimensional), steps[basis]) });
}

/** What counts by weight and what by volume, in one unit. */
function sides(cbm: Decimal, kg: Decimal, basis: ChargeBasis): readonly [Decimal, Decimal] {
  if (basis === 'cbmWm') return [divide(kg, '1000' as Decimal, 9), cbm];
  if (basis === 'container') return [divide(kg, '26000' as Decimal, 9), divide(cbm, '68' as Decimal, 9)];
  return [kg, divide(multiply(cbm, million), divisors[basis] as Decimal, 9)];
}

/** [B4] What the charged amount costs by a rate, to the digits of the currency, and at least the least charge. */
export const freightCost = (charged: Decimal, rate: Decimal, currency: string, least: Decimal = zero): Decimal =>
  larger(round(multiply(charged, rate), minorDigits(currency)), least);

/** [B4] What a piece pays of a shipment: its own share of what is charged, without rounding up and without a least charge. */
export function freightFor({ cbm, kg }: Goods, basis: ChargeBasis, rate: Decimal): Result<Decimal> {
  if ([cbm, kg].some(value => compareDecimals(value, zero) <= 0)) return refuse(badSize);
  const [actual, dimensional] = sides(cbm, kg, basis);
  return ok(multiply(larger(actual, dimensional), rate));
}
