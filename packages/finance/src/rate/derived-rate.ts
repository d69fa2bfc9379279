import { type Decimal, divide, type Refusal } from '@axle/kernel';
import { isJump, rateChange } from './rate-change.ts';

/** What follows from a rate goes by it and the one before. */
interface RateValues {
  readonly rate?: Decimal;
  readonly rateBefore?: Decimal;
}

/** [F3] What follows from a rate: its inverse, the change from the rate before, and for a new one whether it waits for review. */
export function derivedRate({ rate, rateBefore: former }: RateValues, before?: RateValues) {
  if (rate === undefined || rate === '0') return {};
  const change = former === undefined || former === '0' ? undefined : rateChange(former, rate);
  const state = before === undefined ? { state: change !== undefined && isJump(change) ? ('review' as const) : ('active' as const) } : {};
  return { inverse: divide('1' as Decimal, rate, 8), change, ...state };
}

/** [F5] A rate is between two different currencies. */
export const differentCurrencies = ({ from, to }: { readonly from?: string; readonly to?: string }): readonly Refusal[] =>
  from !== undefined && from === to
    ? [{ code: 'SAME_CURRENCY', field: 'to', message: { zh: '源币种与目标币种不能相同', en: 'The two currencies must differ' } }]
    : [];
