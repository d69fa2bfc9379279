import {
  daysBetween,
  type Decimal,
  even,
  fill,
  type LocalDate,
  multiply,
  ok,
  type Ratio,
  type Refusal,
  refuse,
  type Result,
  scaled,
  type Text,
} from '@axle/kernel';

/** One active rate: units of `to` for one of `from`, valid from a day on. */
export interface Rate {
  readonly from: string;
  readonly to: string;
  readonly rate: Decimal;
  readonly validFrom: LocalDate;
}

/** The rate of a day, how it was found, and the rows that it was found by: two where it was crossed. */
export interface FoundRate<Row extends Rate = Rate> {
  /** For readers, to eight digits; amounts go by `ratio`. */
  readonly rate: Decimal;
  /** Exactly what the stored rows say. */
  readonly ratio: Ratio;
  readonly path: 'same' | 'direct' | 'inverse' | 'cross';
  readonly legs: readonly Row[];
}

/** Days for which a rate holds at most. Rates of the day hold a week, monthly ones two months. */
export const mostRateAge = { spot: 7, monthly: 62 } as const;

const digits = 8;
const one = '1' as Decimal;

/**
 * [F1] The rate of a day between two currencies: the latest row that is valid by then, else the inverse of the other direction, else
 * crossed over the US dollar. `RATE_MISSING` where there is none, `RATE_STALE` where it is older than `mostAge` days.
 */
export function rateOn<Row extends Rate>(
  rates: readonly Row[],
  from: string,
  to: string,
  day: LocalDate,
  mostAge: number = mostRateAge.monthly,
): Result<FoundRate<Row>> {
  if (from === to) return ok({ rate: one, ratio: even, path: 'same', legs: [] });
  const pair = onePair(rates, from, to, day);
  if (pair) return fresh(pair, from, to, day, mostAge);
  const [first, second] = [onePair(rates, from, 'USD', day), onePair(rates, 'USD', to, day)];
  if (!first || !second || from === 'USD' || to === 'USD') return refuse(missing(from, to, day));
  const [older] = [first, second].toSorted((left, right) => (left.validFrom < right.validFrom ? -1 : 1));
  const ratio = { times: multiply(first.ratio.times, second.ratio.times), over: multiply(first.ratio.over, second.ratio.over) };
  return fresh({ ...older!, ...byRatio(ratio), path: 'cross', legs: [...first.legs, ...second.legs] }, from, to, day, mostAge);
}

interface Pair<Row extends Rate> extends FoundRate<Row> {
  readonly validFrom: LocalDate;
}

const byRatio = (ratio: Ratio) => ({ ratio, rate: scaled(one, ratio, digits) });

function onePair<Row extends Rate>(rates: readonly Row[], from: string, to: string, day: LocalDate): Pair<Row> | undefined {
  const direct = latest(rates, from, to, day);
  if (direct) {
    const { rate, validFrom } = direct;
    return { ...byRatio({ times: rate, over: one }), path: 'direct', validFrom, legs: [direct] };
  }
  const other = latest(rates, to, from, day);
  if (!other) return undefined;
  const { rate, validFrom } = other;
  return { ...byRatio({ times: one, over: rate }), path: 'inverse', validFrom, legs: [other] };
}

const latest = <Row extends Rate>(rates: readonly Row[], from: string, to: string, day: LocalDate): Row | undefined =>
  rates
    .filter(rate => rate.from === from && rate.to === to && rate.validFrom <= day)
    .reduce<Row | undefined>((best, rate) => (best && best.validFrom >= rate.validFrom ? best : rate), undefined);

function fresh<Row extends Rate>(pair: Pair<Row>, from: string, to: string, day: LocalDate, mostAge: number): Result<FoundRate<Row>> {
  const { validFrom, ...found } = pair;
  return daysBetween(validFrom, day) > mostAge ? refuse(stale(from, to, day, validFrom)) : ok(found);
}

const refusal = (code: string, text: Text, values: Readonly<Record<string, string>>): Refusal => ({ code, message: fill(text, values) });
const missing = (from: string, to: string, day: LocalDate) =>
  refusal('RATE_MISSING', { zh: '缺少{day}的{from}→{to}汇率', en: 'No {from}→{to} rate for {day}' }, { from, to, day });
const stale = (from: string, to: string, day: LocalDate, since: LocalDate) =>
  refusal(
    'RATE_STALE',
    { zh: '{day}的{from}→{to}汇率已过期，最近一次自{since}起', en: 'The {from}→{to} rate for {day} is stale; the latest is from {since}' },
    { from, to, day, since },
  );
