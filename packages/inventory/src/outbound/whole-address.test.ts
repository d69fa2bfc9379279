import { expect, it } from 'vitest';
import { addressLacks, refuseAddress } from './whole-address.ts';

const whole = { outType: 'sale', country: 'US', receiver: 'J. Miller', address: '64 Salem St', city: 'Boston', postcode: '02113' } as const;

it('[R11f] an order that goes to somebody has a receiver, a street, a city, and a postcode where the country has them', () => {
  expect(addressLacks(whole)).toEqual([]);
  expect(addressLacks({ ...whole, address: ' ', city: null, postcode: '' })).toEqual(['address', 'city', 'postcode']);
  expect(addressLacks({ ...whole, country: 'HK', postcode: null })).toEqual([]);
  expect(addressLacks({ outType: 'sale', country: 'US' })).toHaveLength(4);
  expect(addressLacks({ outType: 'supplier_return', country: 'US' })).toEqual([]);
  expect(addressLacks({ outType: 'supplier_return', country: 'US', receiver: 'ACME' })).toEqual(['address', 'city', 'postcode']);
  expect(addressLacks({ outType: 'transfer', country: 'US', toWarehouse: 3, receiver: 'Dock 2' })).toEqual([]);
  expect(refuseAddress(whole)).toBeUndefined();
  expect(refuseAddress({ ...whole, address: '', postcode: '' })).toMatchObject({
    code: 'ADDRESS_INCOMPLETE',
    message: { zh: '收件地址缺：地址、邮编', en: 'The address lacks: street address, postcode' },
  });
});
