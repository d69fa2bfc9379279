import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import type { Condition } from '../condition.ts';
import type { KnownFacts } from '../fact.ts';
import type { Rule } from '../first-match.ts';

const states = ['CA', 'NV', 'NY', 'TX'];
const skus = ['P', 'Q', 'R'];
const several = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
const kilograms = fc.constantFrom('0', '5', '10', '10.5', '30', '40');
const days = fc.constantFrom('2026-05-01', '2026-05-20', '2026-06-01') as fc.Arbitrary<LocalDate>;

const conditions = (): fc.Arbitrary<Condition> => {
  const one = (field: string, ops: readonly Condition['op'][], value: fc.Arbitrary<readonly string[]>) =>
    fc.record({ field: fc.constant(field), op: fc.constantFrom(...ops), values: value });
  const single = (value: fc.Arbitrary<string>) => value.map(text => [text]);
  return fc.oneof(
    one('destState', ['eq', 'ne', 'startsWith'], single(fc.constantFrom(...states))),
    one('destState', ['in', 'notIn'], several(states)),
    one('totalKg', ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'], single(kilograms)),
    one('totalKg', ['between'], fc.tuple(kilograms, kilograms)),
    one('promisedDate', ['eq', 'lt', 'gte'], single(days)),
    one('sku', ['containsAny', 'notIn'], several(skus)),
    one('expedited', ['eq'], single(fc.constantFrom('true', 'false'))),
    one('destState', ['isEmpty', 'notEmpty'], fc.constant([])),
    one('totalKg', ['isEmpty', 'notEmpty'], fc.constant([])),
  );
};

/** Tables of one to six rules about orders, in their places and with names of their own; some are off or of a period. */
export const rulesOf = (): fc.Arbitrary<readonly Rule<Readonly<Record<string, unknown>>>[]> =>
  fc
    .array(
      fc.record(
        {
          enabled: fc.constantFrom(true, true, false),
          conditions: fc.array(conditions(), { maxLength: 3 }),
          from: days,
          to: days,
          output: fc.record({ warehouses: several(['US-W', 'US-E']) }),
        },
        { requiredKeys: ['enabled', 'conditions', 'output'] },
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map(rules => rules.map((rule, at) => ({ ...rule, seq: at + 1, name: `R${at + 1}` })));

/** What is known of an order; anything may not be. */
export const orderFacts = (): fc.Arbitrary<KnownFacts> =>
  fc.record(
    {
      destState: fc.constantFrom(...states),
      totalKg: kilograms,
      promisedDate: days,
      sku: several(skus),
      expedited: fc.boolean(),
    },
    { requiredKeys: [] },
  );
