import type { Decimal, LocalDate } from '@axle/kernel';
import { localDates } from '@axle/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rates } from '../testing.ts';
import { averageOf } from './average-of.ts';
import { convertAmount } from './convert-amount.ts';
import { firstCurrencies } from './currencies.ts';
import { derivedRate, differentCurrencies } from './derived-rate.ts';
import { monthlyRow } from './monthly-row.ts';
import { isJump, rateChange } from './rate-change.ts';
import { mostRateAge, type Rate, rateOn } from './rate-on.ts';
import { typesOfRate } from './types-of-rate.ts';

const d = (text: string) => text as Decimal;
const day = (text: string) => text as LocalDate;
const rate = (from: string, to: string, text: string, validFrom: string): Rate => ({ from, to, rate: d(text), validFrom: day(validFrom) });
const known = [
  rate('USD', 'CNY', '6.8371', '2026-05-01'),
  rate('USD', 'CNY', '6.7996', '2026-06-01'),
  rate('USD', 'CNY', '6.7758', '2026-07-01'),
  rate('USD', 'EUR', '0.8561', '2026-06-01'),
];
const on = (from: string, to: string, date: string, age?: number) => {
  const found = rateOn(known, from, to, day(date), age);
  return found.ok ? [found.value.rate, found.value.path] : found.refusal.code;
};

describe('the rate of a day', () => {
  it('[F1] is the latest one that is valid by then', () => {
    expect(on('USD', 'CNY', '2026-06-15')).toEqual(['6.7996', 'direct']);
    expect(on('USD', 'CNY', '2026-05-31')).toEqual(['6.8371', 'direct']);
    expect(on('CNY', 'CNY', '1999-01-01')).toEqual(['1', 'same']);
    expect(on('CNY', 'USD', '2026-06-15')).toEqual(['0.14706747', 'inverse']);
    expect(on('EUR', 'CNY', '2026-06-15')).toEqual(['7.94253008', 'cross']);
  });

  it('[F1] is missing before the first and stale long after the last', () => {
    expect(on('USD', 'CNY', '2026-04-30')).toBe('RATE_MISSING');
    expect(on('GBP', 'CNY', '2026-06-15')).toBe('RATE_MISSING');
    expect(on('USD', 'CNY', '2026-09-01')).toEqual(['6.7758', 'direct']);
    expect(on('USD', 'CNY', '2026-09-02')).toBe('RATE_STALE');
    expect(on('USD', 'CNY', '2026-06-09', mostRateAge.spot)).toBe('RATE_STALE');
  });

  it('[F1] that is crossed is as old as the older of its two legs, whichever that is', () => {
    const crossed = (first: string, second: string) => {
      const found = rateOn([rate('EUR', 'USD', '1.25', first), rate('USD', 'CNY', '8', second)], 'EUR', 'CNY', day('2026-06-15'), 7);
      return found.ok ? found.value.rate : found.refusal;
    };
    expect([crossed('2026-06-08', '2026-06-15'), crossed('2026-06-15', '2026-06-08')]).toEqual(['10', '10']);
    const old = { code: 'RATE_STALE', message: { en: 'The EUR→CNY rate for 2026-06-15 is stale; the latest is from 2026-06-07' } };
    expect([crossed('2026-06-07', '2026-06-15'), crossed('2026-06-15', '2026-06-07')]).toMatchObject([old, old]);
  });

  it('[F1] never comes from the future: a later row changes nothing', () => {
    const currency = fc.constantFrom(...firstCurrencies);
    fc.assert(
      fc.property(rates(), currency, currency, localDates(), (list, from, to, date) => {
        const past = list.filter(one => one.validFrom <= date);
        expect(rateOn(list, from, to, date)).toEqual(rateOn(past, from, to, date));
      }),
    );
  });

  it('[F1] names the rows that it was found by', () => {
    const legs = (from: string, to: string) => {
      const found = rateOn(known, from, to, day('2026-06-15'));
      return found.ok ? found.value.legs : found.refusal.code;
    };
    expect(legs('EUR', 'CNY')).toEqual([known[3], known[1]]);
    expect(legs('CNY', 'USD')).toEqual([known[1]]);
    expect(legs('CNY', 'CNY')).toEqual([]);
    fc.assert(
      fc.property(rates(), localDates(), (list, date) => {
        const found = rateOn(list, 'EUR', 'CNY', date);
        if (found.ok) expect(found.value.legs.every(leg => list.includes(leg) && leg.validFrom <= date)).toBe(true);
      }),
    );
  });

  it('[F6] of a whole month is the average of its own rows: averageOf(2026-06) = 6.7758', () => {
    const months = [
      { ...known[1]!, periodMonth: '2026-05' },
      { ...known[2]!, periodMonth: '2026-06' },
    ];
    const of = (from: string, to: string, month: string) => {
      const found = averageOf(months, from, to, month);
      return found.ok ? found.value.rate : found.refusal.code;
    };
    expect([of('USD', 'CNY', '2026-06'), of('USD', 'CNY', '2026-05')]).toEqual(['6.7758', '6.7996']);
    expect([of('CNY', 'USD', '2026-06'), of('USD', 'CNY', '2026-07'), of('EUR', 'CNY', '2026-06')]).toEqual([
      '0.14758405',
      'RATE_MISSING',
      'RATE_MISSING',
    ]);
  });

  it('[F7] that is booked is found by the averages of months too, no other type by another', () => {
    expect(typesOfRate('booking')).toEqual(['booking', 'monthly_avg']);
    expect(['spot', 'customs', 'manual', 'monthly_avg'].map(typesOfRate)).toEqual([['spot'], ['customs'], ['manual'], ['monthly_avg']]);
  });

  it('[F4] converts an amount by the stored rate with one rounding, at the end: JPY 3,000,000 at 160.8657 → USD 18,649.10', () => {
    const stored = [
      rate('USD', 'JPY', '160.8657', '2026-06-01'),
      rate('USD', 'MXN', '17.3791', '2026-06-01'),
      rate('USD', 'CNY', '6.7996', '2026-06-01'),
    ];
    const into = (amount: string, from: string, to: string) => {
      const found = rateOn(stored, from, to, day('2026-06-15'));
      return found.ok ? convertAmount(d(amount), found.value, to) : found.refusal.code;
    };
    expect([into('3000000', 'JPY', 'USD'), into('5000000', 'MXN', 'USD')]).toEqual(['18649.1', '287701.89']);
    expect([into('18649.10', 'USD', 'JPY'), into('-0.005', 'CNY', 'CNY'), into('1000000', 'JPY', 'CNY')]).toEqual([
      '3000001',
      '-0.01',
      '42268.8',
    ]);
  });
});

describe('rows of the monthly file', () => {
  const row = (date: string, country: string, value: string, before?: readonly [string, string, string]) =>
    monthlyRow({ periodMonth: date, to: country, rate: value }, before && { periodMonth: before[0], to: before[1], rate: before[2] });

  it('[F2] become the average of their month, valid from the next one', () => {
    expect(row('2026-05-01', 'China', '6.7996', ['2026-04-01', 'China', '6.8371'])).toEqual({
      cells: {
        periodMonth: '2026-05-01',
        to: 'CNY',
        rate: '6.7996',
        from: 'USD',
        rateType: 'monthly_avg',
        source: 'datasets/exchange-rates',
        rawText: 'China 6.7996',
        validFrom: '2026-06-01',
        rateBefore: '6.8371',
      },
      refusals: [],
    });
    expect(row('2025-12-01', 'Japan', '155').cells).toMatchObject({ validFrom: '2026-01-01' });
    expect(row('2025-12-01', 'Japan', '155', ['2025-11-01', 'Italy', '1900']).cells).not.toHaveProperty('rateBefore');
    expect(row('2025-12-01', 'Japan', '155', ['2025-10-01', 'Japan', '150']).cells).not.toHaveProperty('rateBefore');
  });

  it('[F2] of others are passed over, unknown ones refused', () => {
    expect([row('1999-01-01', 'Austria', '11.8').passedOver, row('2026-01-01', 'Sweden', '9.4').passedOver]).toEqual([true, true]);
    expect(row('2026-01-01', 'Atlantis', '1').refusals).toMatchObject([{ code: 'UNKNOWN_COUNTRY', field: 'to' }]);
    expect(row('2026-01-01', 'constructor', '1').refusals).toMatchObject([{ code: 'UNKNOWN_COUNTRY' }]);
    expect(row('2026-01-01', 'CNY', '7')).toEqual({ cells: { periodMonth: '2026-01-01', to: 'CNY', rate: '7' }, refusals: [] });
  });

  it('[F2, F8] of a currency count once it is in use', () => {
    const sweden = { periodMonth: '2026-01-01', to: 'Sweden', rate: '9.4' };
    expect(monthlyRow(sweden, undefined, ['USD', 'SEK']).cells).toMatchObject({ from: 'USD', to: 'SEK', validFrom: '2026-02-01' });
    expect(monthlyRow({ ...sweden, to: 'Japan' }, undefined, ['USD', 'SEK']).passedOver).toBe(true);
  });

  it('[F2] of euro and pound are units for one dollar', () => {
    expect(row('2026-05-01', 'Euro', '1.1681').refusals).toMatchObject([{ code: 'RATE_INVERTED', field: 'rate' }]);
    expect(row('2026-05-01', 'United Kingdom', '0.7512').refusals).toEqual([]);
    expect(row('2005-05-01', 'Euro', '1.02').refusals).toEqual([]);
  });
});

describe('what follows from a rate', () => {
  it('[F3] is its inverse and its change; a jump waits for review', () => {
    expect(derivedRate({ rate: '5.6405', rateBefore: '3.9748' })).toEqual({ inverse: '0.17728925', change: '41.9065', state: 'review' });
    expect(derivedRate({ rate: '6.7996' })).toEqual({ inverse: '0.14706747', change: undefined, state: 'active' });
    expect(derivedRate({ rate: '6.7996' }, { state: 'void' })).not.toHaveProperty('state');
    expect([rateChange(d('100'), d('120')), rateChange(d('100'), d('79.99'))].map(isJump)).toEqual([false, true]);
  });

  it('[F5] asks for two different currencies', () => {
    expect(differentCurrencies({ from: 'USD', to: 'CNY' })).toEqual([]);
    expect(differentCurrencies({ from: 'USD', to: 'USD' })).toMatchObject([{ code: 'SAME_CURRENCY', field: 'to' }]);
  });
});
