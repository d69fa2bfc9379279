import { compareDecimals, type Decimal, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFbaTable } from './fba-checks.ts';
import { fbaFee, fbaReferral, fbaStorage, fbaTableAt } from './fba-fee.ts';
import { type FbaPiece, type FbaTable, fbaTiers } from './fba-table.ts';
import { fbaHeadroom, fbaTier } from './fba-tier.ts';
import { toConfirmAgain } from './to-confirm-again.ts';
import { fbaUs2026 as us } from './us-2026.ts';

const d = (text: string) => text as Decimal;
const piece = (kg: string, ...sides: readonly (number | string)[]): FbaPiece => ({ sides: sides.map(String) as never, kg: d(kg) });
const before = '2026-04-16' as LocalDate;
const summary = (one: FbaPiece, price = '45') => {
  const fee = fbaFee(us, one, d(price), before);
  return fee.ok ? [fee.value.tier.tier, fee.value.billableLb, fee.value.fee] : fee.refusal.code;
};
const tierOf = (one: FbaPiece) => {
  const tier = fbaTier(us, one);
  return tier.ok ? fbaTiers.indexOf(tier.value.tier) : -1;
};

/** Hundredths as a decimal text. */
const hundredths = (most: number) => fc.integer({ min: 1, max: most }).map(n => d(String(n / 100)));
const pieces = fc.record({ sides: fc.tuple(hundredths(30_000), hundredths(12_000), hundredths(12_000)), kg: hundredths(9000) });

describe('the tier and the fee of a piece at Amazon', () => {
  it('[B22] 9.0 kg is large standard at 20 lb, 9.1 kg small bulky at 21 lb', () => {
    expect(summary(piece('9.0', 34, 34, 9))).toEqual(['largeStandard', '20', '12.41']);
    expect(summary(piece('9.1', 34, 34, 9))).toEqual(['smallBulky', '21', '15.15']);
  });

  it('[B22] long ones are weighed by dimension', () => {
    expect(summary(piece('8', 120, 25, 20))).toEqual(['largeBulky', '27', '19.23']);
    expect(summary(piece('9', 160, 40, 20))).toEqual(['xl70', '57', '41.82']);
  });

  it('[B22] the price band decides: below 10, up to 50, above', () => {
    const small = piece('0.1', 12, 8, 1);
    expect(['9.99', '10', '50', '50.01'].map(price => summary(small, price)[2])).toEqual(['2.49', '3.42', '3.42', '3.68']);
    expect(summary(piece('9.1', 34, 34, 9), '9.99')).toEqual(['smallBulky', '21', '14.38']);
    expect(summary(piece('90', 40, 40, 40), '300')).toEqual(['xlOver150', '199', '204.07']);
  });

  it('[B22] without a size there is none, and none is published for what is too long', () => {
    expect(summary(piece('1', 0, 10, 10))).toBe('NO_SIZE');
    expect(summary(piece('8', 260, 20, 20))).toBe('FEE_NOT_PUBLISHED');
    expect(fbaFee({ ...us, tiers: [] }, piece('1', 10, 10, 10), d('20'), before)).toMatchObject({ refusal: { code: 'NO_TABLE' } });
  });

  it('[B22a] from 2026-04-17 on 3.5 % for fuel and logistics come on top: 12.41 + 0.43 = 12.84', () => {
    const on = (day: string, surcharges = us.surcharges, currency = 'USD') => {
      const fee = fbaFee({ ...us, surcharges, currency }, piece('9.0', 34, 34, 9), d('45'), day as LocalDate);
      return fee.ok && [fee.value.fee, ...fee.value.surcharges.map(({ name, taken }) => `${name} ${taken}`)];
    };
    expect([on('2026-04-16'), on('2026-04-17')]).toEqual([['12.41'], ['12.84', 'Fuel and logistics 0.43']]);
    const peak = { name: 'Peak', from: '2026-10-15' as LocalDate, to: '2027-01-14' as LocalDate, amount: d('0.35') };
    expect([on('2026-10-14', [peak]), on('2026-10-15', [peak]), on('2027-01-14', [peak]), on('2027-01-15', [peak])]).toEqual([
      ['12.41'],
      ['12.76', 'Peak 0.35'],
      ['12.76', 'Peak 0.35'],
      ['12.41'],
    ]);
    expect(on('2026-11-01', [...us.surcharges, peak])).toEqual(['13.19', 'Fuel and logistics 0.43', 'Peak 0.35']);
    expect(on('2026-05-01', us.surcharges, 'JPY')).toEqual(['12.41', 'Fuel and logistics 0']);
  });

  it('[B22a] fees of what comes back or lies long are no part of the fee of a piece, nor is one whose amount nobody has entered', () => {
    const from = '2026-01-15' as LocalDate;
    const fee = fbaFee(
      {
        ...us,
        surcharges: [
          { name: 'Returns', from, amount: d('1.5'), basis: 'returned' },
          { name: 'Aged', from, amount: d('0.5'), basis: 'cubicFootMonth' },
          { name: 'Placement', from, basis: 'piece' },
        ],
      },
      piece('9.0', 34, 34, 9),
      d('45'),
      '2026-05-01' as LocalDate,
    );
    expect(fee).toMatchObject({ value: { fee: '12.41', surcharges: [] } });
  });

  it('[B37] a surcharge is a share or an amount, or waits for one, and ends not before it begins', () => {
    const codes = (line: object) => checkFbaTable({ surcharges: [line] as never }).map(({ code }) => code);
    expect([codes({ percent: d('3.5') }), codes({ amount: d('1') }), codes({}), codes({ percent: d('1'), amount: d('1') })]).toEqual([
      [],
      [],
      [],
      ['SURCHARGE'],
    ]);
    expect(codes({ percent: d('1'), basis: 'returned' })).toEqual(['SURCHARGE']);
    expect(codes({ percent: d('1'), from: '2026-05-02', to: '2026-05-01' })).toEqual(['PERIOD']);
  });

  it('[B36] a share may be of the whole price: 8 % up to 10, above it 15 % of all', () => {
    const kept = (price: string, whole: boolean) =>
      fbaReferral(
        {
          ...us,
          referral: [
            { above: d('0'), percent: d('8'), least: d('0.3') },
            { above: d('10'), percent: d('15'), whole },
          ],
        },
        d(price),
      );
    expect(['3', '10', '10.01', '20'].map(price => kept(price, true))).toEqual(['0.3', '0.8', '1.5', '3']);
    expect(['10', '10.01', '20'].map(price => kept(price, false))).toEqual(['0.8', '0.8', '2.3']);
  });

  it('[B22] the order of the sides does not count; a longer side or more weight never gives an earlier tier', () => {
    fc.assert(
      fc.property(pieces, hundredths(5000), hundredths(2000), fc.integer({ min: 0, max: 2 }), (one, longer, heavier, at) => {
        const [a, b, c] = one.sides;
        expect(summary({ ...one, sides: [c, a, b] })).toEqual(summary(one));
        const grown = one.sides.map((side, place) => (place === at ? d(String(Number(side) + Number(longer))) : side)) as never;
        expect(tierOf({ sides: grown, kg: one.kg })).toBeGreaterThanOrEqual(tierOf(one));
        expect(tierOf({ ...one, kg: d(String(Number(one.kg) + Number(heavier))) })).toBeGreaterThanOrEqual(tierOf(one));
      }),
    );
  });

  it('[B22] within a tier the fee never falls as the weight grows', () => {
    fc.assert(
      fc.property(pieces, hundredths(300), fc.constantFrom('5', '20', '80'), (one, more, price) => {
        const heavy = { ...one, kg: d(String(Number(one.kg) + Number(more))) };
        const [light, heavier] = [fbaFee(us, one, d(price)), fbaFee(us, heavy, d(price))];
        if (light.ok && heavier.ok && light.value.tier.tier === heavier.value.tier.tier)
          expect(compareDecimals(heavier.value.fee, light.value.fee)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[B22] the table is the one of the country and the day', () => {
    const next = { ...us, effectiveFrom: '2027-01-15' as LocalDate };
    const first = { ...us, effectiveTo: '2027-01-14' as LocalDate };
    expect(fbaTableAt([first, next], 'US', '2027-01-14' as LocalDate)).toEqual({ ok: true, value: first });
    expect(fbaTableAt([first, next], 'US', '2027-01-15' as LocalDate)).toEqual({ ok: true, value: next });
    expect(fbaTableAt([us], 'DE', '2026-05-20' as LocalDate)).toMatchObject({ refusal: { code: 'NO_TABLE' } });
    expect(fbaTableAt([us], 'US', '2026-01-14' as LocalDate)).toMatchObject({ refusal: { code: 'NO_TABLE' } });
  });
});

describe('what stands beside the fee', () => {
  it('[B34] 9.0 kg uses 99.2 % of 20 lb and has 0.158 lb left', () => {
    const one = piece('9.0', 34, 34, 9);
    const tier = fbaTier(us, one);
    expect(tier.ok && fbaHeadroom(one, tier.value, us.divisor)).toEqual({ limit: 'weight', left: '0.158', usedPercent: '99.21' });
  });

  it('[B34] no limit of the own tier is passed', () => {
    fc.assert(
      fc.property(pieces, one => {
        const tier = fbaTier(us, one);
        const headroom = tier.ok ? fbaHeadroom(one, tier.value, us.divisor) : undefined;
        if (!headroom) return;
        expect(compareDecimals(headroom.left, d('0'))).toBeGreaterThanOrEqual(0);
        expect(compareDecimals(headroom.usedPercent, d('100'))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('[B35] storage goes by the volume, the size and the month', () => {
    const one = piece('3.2', 30.48, 30.48, 30.48);
    const at = (day: string) => {
      const tier = fbaTier(us, one);
      return tier.ok ? fbaStorage(us, one, tier.value, day as LocalDate) : undefined;
    };
    expect([at('2026-09-30'), at('2026-10-01')]).toEqual(['0.56', '1.4']);
    expect(fbaStorage({ ...us, storage: [] }, one, us.tiers[0]!, '2026-01-20' as LocalDate)).toBeUndefined();
  });

  it('[B36] the referral is 12 % and at least 0.30; parts of a price go by their own share', () => {
    expect([fbaReferral(us, d('89.99')), fbaReferral(us, d('1'))]).toEqual(['10.8', '0.3']);
    const uk = {
      ...us,
      referral: [
        { above: d('0'), percent: d('15') },
        { above: d('45'), percent: d('9') },
      ],
    };
    expect([fbaReferral(uk, d('45')), fbaReferral(uk, d('100')), fbaReferral({ ...us, referral: [] }, d('9'))]).toEqual([
      '6.75',
      '11.7',
      undefined,
    ]);
  });

  it('[B36] a higher price never pays a lower referral', () => {
    fc.assert(
      fc.property(hundredths(90_000), hundredths(9000), (price, more) => {
        const higher = d(String(Math.round((Number(price) + Number(more)) * 100) / 100));
        expect(compareDecimals(fbaReferral(us, higher)!, fbaReferral(us, price)!)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a table of fees', () => {
  const codes = (change: Partial<Record<keyof FbaTable, unknown>>) => checkFbaTable({ ...us, ...change }).map(({ code }) => code);

  it('[B37] stands as it was published', () => {
    expect(codes({})).toEqual([]);
    expect(checkFbaTable({})).toEqual([]);
  });

  it('[B37] does not end before it begins, and has tiers in order and fees that never fall', () => {
    expect(codes({ effectiveTo: '2026-01-14' })).toEqual(['PERIOD']);
    expect(codes({ tiers: us.tiers.toReversed() })).toEqual(['TIER_ORDER']);
    expect(codes({ fees: us.fees.map((row, at) => (at === 3 ? { ...row, fee: d('0.5') } : row)) })).toEqual(['FEE_FALLS']);
    expect(codes({ fees: [{ ...us.fees[0], perStep: d('0.1') }] })).toEqual(['STEP_PARTS']);
    expect(codes({ storage: [{ ...us.storage[0], monthTo: 0 }] })).toEqual(['MONTHS']);
    expect(codes({ referral: [{ above: d('0'), percent: d('-1') }] })).toEqual(['RANGE']);
  });

  it('[B38] is to be confirmed again once a figure changes, not for its source', () => {
    const waits = { confirmation: 'unconfirmed', confirmedBy: undefined, confirmedAt: undefined };
    expect(toConfirmAgain({ ...us })).toEqual(waits);
    expect(toConfirmAgain({ ...us, source: 'x' }, { ...us })).toEqual({});
    expect(toConfirmAgain({ ...us, divisor: '166' }, { ...us })).toEqual(waits);
    expect(toConfirmAgain({ ...us, fees: us.fees.slice(1) }, { ...us })).toEqual(waits);
  });
});
