import { decodeQuery, encodeQuery, toCamelKeys, toSnakeKeys } from '@axle/wire';
import camelcaseKeys from 'camelcase-keys';
import humps from 'humps';
import qs from 'qs';
import { type Figure, median } from './table.ts';

/** A reply of 200 rows with 30 fields each, in the casing of most services. */
const rows = Array.from({ length: 200 }, (_, row) =>
  Object.fromEntries(
    Array.from({ length: 30 }, (__, column) => [
      `some_field_${String.fromCharCode(97 + (column % 26))}${column > 25 ? '_more' : ''}`,
      `value ${row} ${column}`,
    ]),
  ),
);
const reply = { code: 200, data: { rows, next_cursor: 'x', total_count: 200 } };
const camel = toCamelKeys(reply);

const query = {
  page: 'vehicleModel',
  makes: ['Toyota', 'Honda', 'BMW'],
  years: [2020, 2021, 2022],
  search: 'camry se',
  limit: 200,
  empty: '',
};
const address = encodeQuery(query);

/** Microseconds that something takes: the middle of many runs, after some that do not count. */
function cost(work: () => unknown, times: number): number {
  for (let run = 0; run < times; run++) work();
  const runs = Array.from({ length: 21 }, () => {
    const began = performance.now();
    for (let run = 0; run < times; run++) work();
    return ((performance.now() - began) * 1000) / times;
  });
  return median(runs);
}

const microseconds = (value: number) => `${value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en-US')} µs`;

function held(what: string, times: number, ours: () => unknown, others: Readonly<Record<string, () => unknown>>): readonly Figure[] {
  const own = cost(ours, times);
  return Object.entries(others).map(([name, other]) => {
    const theirs = cost(other, times);
    return { what, ours: microseconds(own), against: `${name} ${microseconds(theirs)}`, ratio: own / theirs };
  });
}

/** Casing of keys and coding of addresses, as every call of both gateways does it, against the libraries that others use for it. */
export const coding = (): Promise<readonly Figure[]> =>
  Promise.resolve([
    ...held('keys of 200 rows to camelCase', 10, () => toCamelKeys(reply), {
      humps: () => humps.camelizeKeys(reply),
      'camelcase-keys': () => camelcaseKeys(reply, { deep: true }),
    }),
    ...held('keys of 200 rows to snake_case', 10, () => toSnakeKeys(camel), { humps: () => humps.decamelizeKeys(camel as object) }),
    ...held('a query into an address', 2000, () => encodeQuery(query), { qs: () => qs.stringify(query, { arrayFormat: 'comma' }) }),
    ...held('a query from an address', 2000, () => decodeQuery(address), { qs: () => qs.parse(address, { comma: true }) }),
  ]);
