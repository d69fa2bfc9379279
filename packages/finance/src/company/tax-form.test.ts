import { expect, it } from 'vitest';
import { refuseTaxForm } from './tax-form.ts';

it('[B3a] tax numbers have the form of their country', () => {
  expect([refuseTaxForm('CN', '91350100M000100Y43'), refuseTaxForm('US', '12-3456789'), refuseTaxForm('DE', 'DE136695976')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([refuseTaxForm(undefined, 'x'), refuseTaxForm('US', undefined)]).toEqual([undefined, undefined]);
  for (const [country, taxNo] of [
    ['US', '91350100M000100Y43'],
    ['CN', '12-3456789'],
    ['US', '123456789'],
    ['DE', 'DE1'],
    ['DE', 'FR40303265045'],
    ['GB', 'GB980780685'],
    ['CN', '91350100m000100y43'],
  ] as const)
    expect(refuseTaxForm(country, taxNo)).toMatchObject({ code: 'TAX_FORM', field: 'taxNo' });
});
