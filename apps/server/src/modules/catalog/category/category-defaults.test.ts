import { categoryDefaults, type CategoryDefaults } from '@axle/catalog';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { withValues } from '../../../testing/with-values.ts';

const { db } = await testDatabase('demoTemplate');

/** A category is below one of those before it, or below none. */
const level = fc.record({
  above: fc.option(fc.nat(20), { nil: undefined }),
  tariff: fc.option(fc.constantFrom('8708309990', '8708990000'), { nil: undefined }),
  aql: fc.option(fc.constantFrom('0.65', '1.5', '4'), { nil: undefined }),
  service: fc.option(fc.constantFrom('90', '97.5'), { nil: undefined }),
});
const given = ({ tariff, aql, service }: CategoryDefaults): CategoryDefaults =>
  Object.fromEntries(Object.entries({ tariff, aql, service }).filter(([, value]) => value !== undefined));

it('[CAT2] the database hands down what the rule says', async () => {
  const { rows } = await sql<{ id: number }>`select id from category order by id limit 6`.execute(db);
  await fc.assert(
    fc.asyncProperty(fc.array(level, { minLength: rows.length, maxLength: rows.length }), async levels => {
      const aboveOf = (at: number) => (at === 0 || levels[at]!.above === undefined ? undefined : levels[at]!.above % at);
      const chainOf = (at: number | undefined): readonly CategoryDefaults[] =>
        at === undefined ? [] : [given(levels[at]!), ...chainOf(aboveOf(at))];
      const held = await withValues(
        db,
        'category',
        rows.map(({ id }, at) => {
          const above = aboveOf(at);
          const { tariff = null, aql = null, service = null } = levels[at]!;
          return {
            id,
            parent: above === undefined ? null : rows[above]!.id,
            default_tariff: tariff,
            default_aql: aql,
            default_service: service,
          };
        }),
        async transaction =>
          (
            await sql<Record<keyof CategoryDefaults, string | null>>`
              select d.tariff, d.aql, d.service from category c cross join lateral category_defaults(c.id) d
              where c.id = any(${rows.map(({ id }) => id)}::bigint[]) order by c.id`.execute(transaction)
          ).rows,
      );
      const handedDown = held.map(row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
      expect(handedDown).toEqual(rows.map((_, at) => categoryDefaults(chainOf(at))));
    }),
    { numRuns: 40 },
  );
});
