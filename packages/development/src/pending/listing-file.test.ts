import { expect, it } from 'vitest';
import { listingFile } from './listing-file.ts';

const facts = { itemSku: 'COLWP-10001', title: 'Water pump', gtin: '4006381333931', bullets: ['Cast\thousing'], fulfilment: 'fba' };
const columns = (text: string) => {
  const [names = [], values = []] = text.split('\n').map(line => line.split('\t'));
  return Object.fromEntries(names.map((name, at) => [name, values[at]]));
};

it('[N30] a listing is a line of names and one of values; tabs and line breaks within a value part nothing', () => {
  const shown = columns(
    listingFile({ ...facts, oeNumbers: ['16100-09515'], vehicles: ['Toyota Camry 2018-2020', 'Toyota RAV4 2019-2023'] }),
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
  const shown = (gtin?: string) => columns(listingFile({ ...facts, gtin, oeNumbers: [], vehicles: [] }))['external_product_id_type'];
  expect([shown('012345678905'), shown()]).toEqual(['UPC', '']);
});
