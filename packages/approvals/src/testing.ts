import type { RecordValues } from '@axle/kernel';
import fc from 'fast-check';
import type { ChangeLine } from './change/diff.ts';
import type { ValueMetas } from './change/value-meta.ts';
import type { RequestState } from './request/request-state.ts';

/** A field of each kind of value: `name`, `price`, `at`, `lines` by `sku`. */
export const sampleMetas = {
  name: { kind: 'plain' },
  price: { kind: 'number' },
  at: { kind: 'moment' },
  lines: { kind: 'lines', by: ['sku'], fields: { sku: { kind: 'plain' }, quantity: { kind: 'number' } } },
} as const satisfies ValueMetas;

const numbers = () => fc.integer({ min: -99_999, max: 99_999 }).map(cents => String(cents / 100));
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** Records of {@link sampleMetas}; any field may be empty. */
export const sampleRecords = (): fc.Arbitrary<RecordValues> =>
  fc
    .record({
      name: some(fc.string({ minLength: 1, maxLength: 4 })),
      price: some(numbers()),
      at: some(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map(date => date.toISOString())),
      lines: some(
        fc.uniqueArray(fc.record({ sku: fc.constantFrom('A', 'B', 'C', 'D'), quantity: numbers() }), {
          selector: line => line.sku,
          minLength: 1,
          maxLength: 4,
        }),
      ),
    })
    .map(record => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)));

/** States of requests. */
export const requestStates = (): fc.Arbitrary<RequestState> => fc.constantFrom('pending', 'approved', 'rejected', 'withdrawn', 'conflict');

/** Changes of the price alone. */
export const priceLines = (): fc.Arbitrary<ChangeLine> => fc.record({ field: fc.constant('price'), before: numbers(), after: numbers() });
