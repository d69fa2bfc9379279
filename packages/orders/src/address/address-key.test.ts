import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey, type ParcelAddress } from './address-key.ts';

const home: ParcelAddress = {
  receiver: 'Ann Poe',
  line1: '12 Main St.',
  city: 'Newark',
  state: 'NJ',
  postcode: '07102-1234',
  country: 'US',
};

describe('[S4a] two addresses are the same', () => {
  it('whatever their case, punctuation, blanks and the digits behind the five of a US code', () => {
    const key = addressKey(home);
    expect(key).toBe('ANN POE|12 MAIN ST|NEWARK|NJ|07102|US');
    expect(addressKey({ ...home, line1: '12  MAIN ST', postcode: '07102-9999', receiver: 'ann poe' })).toBe(key);
    expect(addressKey({ ...home, line1: '12 Main', line2: 'St. 🏠' })).toBe(key);
  });

  it('not where house, receiver or the code elsewhere differ', () => {
    expect(addressKey({ ...home, line1: '14 Main St.' })).not.toBe(addressKey(home));
    expect(addressKey({ ...home, receiver: 'Ben Poe' })).not.toBe(addressKey(home));
    const british = { ...home, country: 'GB', state: undefined, postcode: 'SW1A 1AA' };
    expect(addressKey(british)).toBe(addressKey({ ...british, postcode: 'sw1a1aa' }));
    expect(addressKey(british)).not.toBe(addressKey({ ...british, postcode: 'SW1A 1AB' }));
  });

  it('never without receiver, first line, city or country', () => {
    for (const part of ['receiver', 'line1', 'city', 'country'] as const) expect(addressKey({ ...home, [part]: ' . ' })).toBeUndefined();
  });

  it('and a key written as an address again is the same key', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(fc.record({ receiver: words, line1: words, line2: words, city: words, state: words, postcode: words }), given => {
        const key = addressKey({ ...given, country: 'us' });
        if (key === undefined) return;
        const [receiver, line1, city, state, postcode, country] = key.split('|');
        expect(addressKey({ receiver, line1, city, state, postcode, country })).toBe(key);
      }),
    );
  });
});
