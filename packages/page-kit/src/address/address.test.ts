import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AddressField } from '../field/structured-fields.ts';
import { acceptValue, formatValue, parseCell } from '../kinds/kinds.ts';
import { fieldValues } from '../testing/arbitraries.ts';
import { type Address, addressParts } from './address.ts';
import { addressLine, addressLines, partsInOrder } from './address-lines.ts';
import { addressCountries } from './address-customs.ts';

const field: AddressField = { kind: 'address', label: { zh: '收货地址', en: 'Ship to' } };
const shenzhen: Address = {
  country: 'CN',
  region: '广东省',
  city: '深圳市',
  line1: '南山区科技园1号',
  postcode: '518057',
  contact: '李雷',
  phone: '13800000000',
};
const california: Address = {
  country: 'US',
  region: 'CA',
  city: 'Ontario',
  line1: '1200 E Airport Dr',
  line2: 'Dock 4',
  postcode: '91761',
  contact: 'Ann Lee',
  phone: '+1 909 555 0100',
};
const berlin: Address = { country: 'DE', city: 'Berlin', line1: 'Seestraße 3', postcode: '13347' };
const refusalOf = (address: object) => {
  const read = acceptValue(field, address);
  return read.ok ? undefined : read.refusal.message.en;
};

describe('[A1] an address is held to its country', () => {
  it('postcode, region and phone have their forms', () => {
    expect([shenzhen, california, berlin].map(refusalOf)).toEqual([undefined, undefined, undefined]);
    expect(refusalOf({ ...california, postcode: '9176' })).toBe('Ship to: Postcode is not valid: 9176');
    expect(refusalOf({ ...california, region: 'California' })).toBe('Ship to: State / province is not valid: California');
    expect(refusalOf({ ...shenzhen, postcode: '91761' })).toBe('Ship to: Postcode is not valid: 91761');
    expect(refusalOf({ ...berlin, phone: 'call me' })).toBe('Ship to: Phone is not valid: call me');
  });

  it('what the country cannot do without is asked for, and nothing else', () => {
    expect(refusalOf({ ...california, region: '' })).toBe('Ship to: State / province is required');
    expect(refusalOf({ ...berlin, postcode: undefined })).toBe('Ship to: Postcode is required');
    expect(refusalOf({ country: 'DE' })).toBe('Ship to: Street is required');
    expect(refusalOf({ line1: 'x' })).toBe('Ship to: Country is required');
    expect(refusalOf({ country: 'XX', line1: 'x' })).toBe('Ship to: Country is not valid: XX');
    expect(refusalOf({ country: 'HK', line1: '1 Queen’s Road' })).toBeUndefined();
  });

  it('an address of blanks is none', () => {
    expect(acceptValue(field, { country: ' ', line1: '' })).toEqual({ ok: true, value: undefined });
  });

  it('an accepted address has a country that there is and a first line', () => {
    fc.assert(
      fc.property(fieldValues(field), value => {
        const { country, line1 } = value as Address;
        expect(addressCountries.includes(country) && line1 !== '').toBe(true);
      }),
    );
  });
});

describe('[A2] an address is written in the order of its country', () => {
  it('from the country down, or from the person up', () => {
    expect(addressLines(shenzhen, '中国')).toEqual(['中国 518057', '广东省深圳市南山区科技园1号', '李雷 13800000000']);
    expect(addressLines(california, 'USA')).toEqual([
      'Ann Lee',
      '1200 E Airport Dr',
      'Dock 4',
      'Ontario, CA 91761',
      'USA',
      '+1 909 555 0100',
    ]);
    expect(addressLine(berlin, 'Germany')).toBe('Seestraße 3, 13347 Berlin, Germany');
  });

  it('loses no part, and asks for each once', () => {
    fc.assert(
      fc.property(fieldValues(field), value => {
        const address = value as Address;
        const written = addressLine(address, address.country);
        expect(addressParts.filter(part => !written.includes(address[part] ?? ''))).toEqual([]);
      }),
    );
    for (const country of addressCountries) expect(['country', ...partsInOrder(country)].toSorted()).toEqual(addressParts.toSorted());
  });
});

describe('[A3] an address is one text in a file', () => {
  it('seven parts from the country down, the lines of the street by semicolons', () => {
    expect(formatValue(field, shenzhen, 'en')).toBe('CN | 广东省 | 深圳市 | 南山区科技园1号 | 518057 | 李雷 | 13800000000');
    expect(formatValue(field, berlin, 'zh-cn')).toBe('DE |  | Berlin | Seestraße 3 | 13347');
    expect(parseCell(field, 'us|ca|Ontario|1200 E Airport Dr;Dock 4|91761|Ann Lee|+1 909 555 0100')).toEqual({
      ok: true,
      value: california,
    });
  });

  it('more parts than there are is no address', () => {
    expect(parseCell(field, 'DE||Berlin|a;b;c;d|13347').ok).toBe(false);
    expect(parseCell(field, 'DE||Berlin|a|13347|b|1234567|c').ok).toBe(false);
  });

  it('signs that part it are replaced inside of it', () => {
    expect(acceptValue(field, { ...berlin, line1: 'a|b;c' })).toEqual({ ok: true, value: { ...berlin, line1: 'a/b,c' } });
  });
});
