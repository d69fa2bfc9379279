import { compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectSpent } from './sample-cost.ts';
import { mostRounds, roundRefusals, sampleRound, sampleStates } from './sample-round.ts';

const money = (text: string) => text as Decimal;

describe('samples', () => {
  it('[N8] a failed one is followed by a new round, three at most', () => {
    expect([sampleRound([]), sampleRound(['failed', 'cancelled']), roundRefusals(['failed', 'cancelled', 'failed'])]).toEqual([1, 2, []]);
    const codes = (...earlier: Parameters<typeof roundRefusals>[0]) => roundRefusals(earlier).map(({ code }) => code);
    expect([codes('failed', 'testing'), codes('passed'), codes('failed', 'failed', 'failed')]).toEqual([
      ['SAMPLE_OPEN'],
      ['SAMPLE_PASSED'],
      ['SAMPLE_ROUNDS'],
    ]);
  });

  it('[N8] no round beyond the third is ever asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...sampleStates)), earlier => {
        if (roundRefusals(earlier).length === 0) expect(sampleRound(earlier)).toBeLessThanOrEqual(mostRounds);
      }),
    );
  });

  it('[N8a] fee and freight count once they are paid', () => {
    const paid = { fee: money('200'), freight: money('45.50'), isPaid: true };
    expect(projectSpent([paid, { ...paid, isPaid: false }, { isPaid: true }])).toBe('245.5');
    const cents = fc.nat(99_999).map(units => money(String(units / 100)));
    fc.assert(
      fc.property(fc.array(fc.record({ fee: cents, freight: cents, isPaid: fc.boolean() })), samples => {
        const whole = projectSpent(samples.map(sample => ({ ...sample, isPaid: true })));
        expect(compareDecimals(projectSpent(samples), whole)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
