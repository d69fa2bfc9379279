import type { LocalDate } from '@axle/kernel';
import { localDates } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisionOn, type VersionOfRules } from './decision-on.ts';
import { factsOf } from './rule-sets.ts';

const day = (text: string) => text as LocalDate;
const facts = factsOf('warehouse');
const west = {
  seq: 1,
  name: 'West',
  enabled: true,
  conditions: [{ field: 'destState', op: 'in' as const, values: ['CA', 'NV'] }],
  output: {},
};
const rest = { seq: 2, name: 'Rest', enabled: true, conditions: [], output: {} };
const versions: readonly VersionOfRules[] = [
  { no: 1, effectiveFrom: day('2026-01-01'), rules: [west, rest] },
  { no: 2, effectiveFrom: day('2026-06-01'), rules: [rest] },
  { no: 3, effectiveFrom: day('2026-09-01'), rules: [west] },
];
const decided = (state: string, on: string) => decisionOn(versions, facts, { destState: state }, day(on));

describe('what rules decide of an order', () => {
  it('[RT12] goes by the version in force on its day', () => {
    expect(decided('NV', '2026-05-31')).toEqual({ version: 1, rule: 'West' });
    expect(decided('NV', '2026-06-01')).toEqual({ version: 2, rule: 'Rest' });
    expect(decided('NY', '2026-09-01')).toEqual({ version: 3 });
    expect(decided('NV', '2025-12-31')).toBeUndefined();
  });

  it('[RT12] is never changed by a version that begins later', () => {
    fc.assert(
      fc.property(localDates(), fc.constantFrom('NV', 'NY'), (on, state) => {
        const known = versions.filter(({ effectiveFrom }) => effectiveFrom <= on);
        expect(decisionOn(versions, facts, { destState: state }, on)).toEqual(decisionOn(known, facts, { destState: state }, on));
      }),
    );
  });
});
