import { add, compareDecimals, type Decimal, subtract } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channelFor } from './supply-channel.ts';

const channel = (code: string, unitCost: string, earliest: number) => ({ code, unitCost: unitCost as Decimal, earliest });
const [sea, air] = [channel('SEA', '1.90', 5), channel('AIR', '8.40', 2)];
const at = (week: number, margin?: string) => channelFor([air, sea], week, margin as Decimal | undefined);

const anyMoney = fc.integer({ min: 0, max: 3000 }).map(cents => (cents / 100).toFixed(2) as Decimal);
const anyChannels = fc.uniqueArray(fc.record({ code: fc.stringMatching(/^[A-Z]{4}$/), unitCost: anyMoney, earliest: fc.nat(9) }), {
  selector: ({ code }) => code,
  maxLength: 4,
});

describe('[P13] the channel of a week', () => {
  it('sea 1.90 from week 5, air 8.40 from week 2, a margin of 12.50: air in weeks 2 to 4, sea from week 5', () => {
    expect([1, 2, 4, 5, 9].map(week => at(week, '12.50'))).toEqual([
      undefined,
      { channel: air, isFaster: true },
      { channel: air, isFaster: true },
      { channel: sea, isFaster: false },
      { channel: sea, isFaster: false },
    ]);
  });

  it('a margin of 6.50 still pays for air, one of 6.49 does not, and an unknown one neither; sea goes whatever is earned', () => {
    expect([at(3, '6.50')?.channel, at(3, '6.49'), at(3)]).toEqual([air, undefined, undefined]);
    expect([at(5, '-3.00')?.channel, at(5)?.channel]).toEqual([sea, sea]);
  });

  it('of equally cheap ones the slower goes where it comes in time', () => {
    const slow = channel('RAIL', '1.90', 7);
    expect([channelFor([sea, slow], 8, undefined)?.channel, channelFor([sea, slow], 6, '0' as Decimal)?.channel]).toEqual([slow, sea]);
    expect(channelFor([], 3, '9' as Decimal)).toBeUndefined();
  });

  it('comes in time, and a larger margin never takes a channel away or changes it', () => {
    fc.assert(
      fc.property(anyChannels, fc.nat(9), anyMoney, anyMoney, (channels, week, margin, more) => {
        const [one, other] = [channelFor(channels, week, margin), channelFor(channels, week, add(margin, more))];
        if (one) expect(other).toEqual(one);
        if (!one) return;
        expect(one.channel.earliest).toBeLessThanOrEqual(week);
        const [economy] = channels.toSorted((two, three) => compareDecimals(two.unitCost, three.unitCost));
        if (one.isFaster) expect(compareDecimals(subtract(one.channel.unitCost, economy!.unitCost), margin)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
