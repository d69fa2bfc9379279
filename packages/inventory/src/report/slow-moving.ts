import { add, type Decimal, divide, multiply, round, zero } from '@axle/kernel';

/** How stock sells, the slowest last. */
export const movingClasses = ['normal', 'over', 'slow', 'dead'] as const;

/** One of {@link movingClasses}. */
export type MovingClass = (typeof movingClasses)[number];

/** Bands of age in days, each with its last day; the last band has none. */
export const ageBands = [
  { band: '0–30', until: 30 },
  { band: '31–60', until: 60 },
  { band: '61–90', until: 90 },
  { band: '91–180', until: 180 },
  { band: '181–270', until: 270 },
  { band: '271–365', until: 365 },
  { band: '>365', until: undefined },
] as const;

/** Name of a band of age. */
export type AgeBand = (typeof ageBands)[number]['band'];

/** [R14] The band of an age in days. */
export const ageBandOf = (days: number): AgeBand => ageBands.find(({ until }) => until === undefined || days <= until)!.band;

/** What is known of a SKU in a warehouse. */
export interface MovingStock {
  readonly available: number;
  /** Pieces that left in 90 days, and in 180. */
  readonly out90: number;
  readonly out180: number;
  /** Days of the 90 on which pieces were available. */
  readonly inStockDays: number;
  /** Age in days of the oldest pieces left. */
  readonly oldestAge: number;
}

/** How it moves: pieces a day (four digits), days that it lasts (one digit; undefined where nothing leaves), and its class. */
export interface MovingFigures {
  readonly dailyOut: Decimal;
  readonly cover: Decimal | undefined;
  readonly class: MovingClass;
}

/**
 * [R14] Pieces a day are those of 90 days over the days on which there were any; cover is what is available over that. Dead: none left
 * in 180 days, and the oldest are older than that; slow: more than 180 days of cover, or pieces that do not leave at all; over: more
 * than 120.
 */
export function slowMoving({ available, out90, out180, inStockDays, oldestAge }: MovingStock): MovingFigures {
  const days = Math.max(1, inStockDays);
  const dailyOut = divide(String(out90) as Decimal, String(days) as Decimal, 4);
  const cover = out90 > 0 ? divide(String(available * days) as Decimal, String(out90) as Decimal, 1) : undefined;
  return { dailyOut, cover, class: classOf({ available, out90, out180, days, oldestAge }) };
}

function classOf({ available, out90, out180, days, oldestAge }: Omit<MovingStock, 'inStockDays'> & { readonly days: number }): MovingClass {
  if (out180 <= 0 && oldestAge > 180) return 'dead';
  // without a sale nothing can be divided: new goods are judged from their age, once they had time to sell
  if (out90 <= 0) return available > 0 && oldestAge > 90 ? 'slow' : 'normal';
  const held = available * days;
  return held > 180 * out90 ? 'slow' : held > 120 * out90 ? 'over' : 'normal';
}

/** Pieces of one age, with their value. */
export interface AgedValue {
  readonly age: number;
  readonly value: Decimal;
}

/** [R14] What is set aside: the value of each band times its share in percent, half up to two digits a band. */
export function provisionOf(aged: readonly AgedValue[], percents: Readonly<Partial<Record<AgeBand, Decimal>>>): Decimal {
  return ageBands.reduce((sum, { band }) => {
    const value = aged.filter(({ age }) => ageBandOf(age) === band).reduce((all, one) => add(all, one.value), zero);
    return add(sum, round(divide(multiply(value, percents[band] ?? zero), '100' as Decimal, 8), 2));
  }, zero);
}
