import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ListingDraft, listingParts, pendingMissing } from './pending-missing.ts';

const whole: ListingDraft = {
  gtin: '4006381333931',
  title: 'Water pump',
  bullets: ['Cast housing'],
  images: ['a'],
  complianceOk: true,
  price: '67.9' as Decimal,
};
const us = { isEu: false, vehicles: 3 };

it('[N15] names what is missing; a GTIN is not where the listing is exempt, nor a file where vehicles are known', () => {
  expect(pendingMissing({}, { isEu: false, vehicles: 0 })).toEqual([...listingParts]);
  expect(pendingMissing(whole, us)).toEqual([]);
  const { gtin: _, ...without } = whole;
  expect(pendingMissing(without, us)).toEqual(['gtin']);
  expect(pendingMissing({ ...without, gtinExempt: true }, us)).toEqual([]);
  expect(pendingMissing(whole, { ...us, vehicles: 0 })).toEqual(['fitment']);
  expect(pendingMissing({ ...whole, price: '0' as Decimal }, us)).toEqual(['price']);
});

it('[N15a] a site of the European Union needs a responsible person and a label', () => {
  const eu = { ...us, isEu: true };
  expect(pendingMissing(whole, eu)).toEqual(['compliance']);
  expect(pendingMissing({ ...whole, gpsrPerson: 'Axle Autoteile GmbH' }, eu)).toEqual(['compliance']);
  expect(pendingMissing({ ...whole, gpsrPerson: 'Axle Autoteile GmbH', gpsrLabel: ['label'] }, eu)).toEqual([]);
});

it('[N15] what is added never makes more missing', () => {
  const keys = Object.keys(whole) as (keyof ListingDraft)[];
  fc.assert(
    fc.property(fc.subarray(keys), fc.constantFrom(...keys), (kept, more) => {
      const draft: ListingDraft = Object.fromEntries(kept.map(key => [key, whole[key]]));
      const before = pendingMissing(draft, us);
      expect(before).toEqual(expect.arrayContaining([...pendingMissing({ ...draft, [more]: whole[more] }, us)]));
    }),
  );
});
