import type { Text } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstCurrencies, knownCurrencies } from './currencies.ts';
import { currencyNotInUse, setCurrencies } from './set-currencies.ts';

const sites: Text = { zh: '站点', en: 'sites' };
const set = (take: readonly string[], drop: readonly string[], goneBy: ReadonlyMap<string, Text> = new Map()) => {
  const change = setCurrencies(firstCurrencies, { take, drop }, goneBy);
  return change.ok ? change.value : change.refusal.map(({ code }) => code);
};

describe('the currencies in use', () => {
  it('[F8] are taken in and dropped; what stands so already stays', () => {
    expect(set(['SEK', 'EUR'], ['HKD', 'BRL'])).toEqual({ taken: ['SEK'], dropped: ['HKD'] });
    expect(set(['EUR'], ['BRL'])).toEqual(['NOTHING_CHANGES']);
  });

  it('[F8] keep yuan, dollars and what something goes by', () => {
    expect(set([], ['CNY', 'USD', 'MXN', 'HKD'], new Map([['MXN', sites]]))).toEqual(['CURRENCY_BASE', 'CURRENCY_BASE', 'CURRENCY_IN_USE']);
    const refused = setCurrencies(firstCurrencies, { take: [], drop: ['MXN'] }, new Map([['MXN', sites]]));
    expect(refused).toMatchObject({ refusal: [{ field: 'drop', message: { zh: 'MXN仍在使用：站点', en: 'MXN is still in use: sites' } }] });
    expect(set([], ['SEK'], new Map([['SEK', sites]]))).toEqual(['NOTHING_CHANGES']);
    expect(set(['SEK'], ['SEK'])).toEqual(['CURRENCY_BOTH']);
  });

  it('[F8] a rate is refused of another one, which is named', () => {
    expect(currencyNotInUse('SEK', 'to')).toEqual({
      code: 'CURRENCY_NOT_IN_USE',
      field: 'to',
      message: { zh: '币种SEK未启用', en: 'Currency SEK is not enabled' },
    });
  });

  it('[F8] always hold yuan and dollars, and what goes by them is never dropped', () => {
    const codes = fc.uniqueArray(fc.constantFrom(...knownCurrencies));
    fc.assert(
      fc.property(codes, codes, codes, (take, drop, used) => {
        const change = setCurrencies(firstCurrencies, { take, drop }, new Map(used.map(code => [code, sites])));
        if (!change.ok) return;
        const { taken, dropped } = change.value;
        expect(dropped.filter(code => ['CNY', 'USD', ...used, ...taken].includes(code))).toEqual([]);
        expect(taken.filter(code => firstCurrencies.some(one => one === code))).toEqual([]);
      }),
    );
  });
});
