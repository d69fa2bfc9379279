import { add, type Decimal, negate, zero } from '@axle/kernel';
import { inFlows, outFlows, type StockFlow } from './stock-flow.ts';

/** Pieces and their value. */
export interface StockSum {
  readonly qty: number;
  readonly value: Decimal;
}

/** What moved in a period, by the column that it belongs to: more is positive, less is negative. */
export interface FlowedStock extends StockSum {
  readonly flow: StockFlow;
}

/** What was there, what came, what went and what is there, of one SKU in one warehouse. */
export interface InOutBalance {
  readonly opening: StockSum;
  /** Each column as the report shows it: outflows without their sign. */
  readonly columns: Readonly<Record<Exclude<StockFlow, 'internal'>, StockSum>>;
  readonly ins: StockSum;
  readonly outs: StockSum;
  readonly closing: StockSum;
}

const nothing: StockSum = { qty: 0, value: zero };
const plus = (one: StockSum, other: StockSum): StockSum => ({ qty: one.qty + other.qty, value: add(one.value, other.value) });
const minus = ({ qty, value }: StockSum): StockSum => ({ qty: qty === 0 ? 0 : -qty, value: negate(value) });
const total = (sums: readonly StockSum[]): StockSum => sums.reduce(plus, nothing);

/**
 * [R13] Opening and all that moved: each column, the sum of what came (cost that was added later is part of its value), of what went,
 * and what is left. What moved within the warehouse adds up to nothing and stands in no column.
 */
export function inOutBalance(opening: StockSum, moved: readonly FlowedStock[]): InOutBalance {
  const of = (flow: StockFlow) => total(moved.filter(one => one.flow === flow));
  const came = Object.fromEntries([...inFlows, 'revalued' as const].map(flow => [flow, of(flow)]));
  const went = Object.fromEntries(outFlows.map(flow => [flow, minus(of(flow))]));
  const [ins, outs] = [total(Object.values(came)), total(Object.values(went))];
  return {
    opening,
    columns: { ...came, ...went } as InOutBalance['columns'],
    ins,
    outs,
    closing: plus(plus(opening, ins), minus(outs)),
  };
}

/**
 * Days that the stock of a period lasts at the rate at which it left: the mean of opening and closing over what went a day; undefined where
 * nothing went.
 */
export function turnoverDays(opening: number, closing: number, outs: number, days: number): number | undefined {
  return outs > 0 ? Math.round(((opening + closing) * days * 10) / (2 * outs)) / 10 : undefined;
}
