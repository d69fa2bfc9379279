import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listingFile } from './listing-file.ts';

const facts = { itemSku: 'COLWP-10001', title: 'Water pump', gtin: '4006381333931', bullets: ['Cast\thousing'], fulfilment: 'fba' };
const columns = (text: string) => {
  const [names = [], values = []] = text.split('\n').map(line => line.split('\t'));
  return Object.fromEntries(names.map((name, at) => [name, values[at]]));
};

it('[N30] a listing is a line of values below one of names; tabs and line breaks within a value part nothing', () => {
  const shown = columns(
    listingFile([{ ...facts, oeNumbers: ['16100-09515'], vehicles: ['Toyota Camry 2018-2020', 'Toyota RAV4 2019-2023'] }]),
  );
  expect(shown).toMatchObject({
    item_sku: 'COLWP-10001',
    external_product_id_type: 'EAN',
    bullet_point1: 'Cast housing',
    bullet_point5: '',
    fulfillment_channel: 'AMAZON',
    fitment: 'Toyota Camry 2018-2020;Toyota RAV4 2019-2023',
  });
});

it('[N30] twelve digits are a UPC; without a number there is no kind of it', () => {
  const shown = (gtin?: string) => columns(listingFile([{ ...facts, gtin, oeNumbers: [], vehicles: [] }]))['external_product_id_type'];
  expect([shown('012345678905'), shown()]).toEqual(['UPC', '']);
});

it('[N30] has a line for each listing, and in each as many cells as names', () => {
  const listing = fc.record({ itemSku: fc.string(), title: fc.string(), bullets: fc.array(fc.string(), { maxLength: 5 }) });
  fc.assert(
    fc.property(fc.array(listing, { minLength: 1 }), listings => {
      const file = listingFile(listings.map(one => ({ ...one, oeNumbers: [], vehicles: [] })));
      const lines = file.split('\n').slice(0, -1);
      expect([lines.length, file.endsWith('\n')]).toEqual([listings.length + 1, true]);
      expect(new Set(lines.map(line => line.split('\t').length)).size).toBe(1);
    }),
  );
});
