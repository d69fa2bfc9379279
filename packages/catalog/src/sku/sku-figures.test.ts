import { expect, it } from 'vitest';
import { skuFigures } from './sku-figures.ts';

it('[B1, SKU4, SKU5] a SKU without anything has no volume and no numbers, and is complete by nothing', () => {
  expect(skuFigures({})).toEqual({ completeness: 0 });
});

it('[B1, SKU4, SKU5] volume, completeness and numbers follow from its own fields', () => {
  const sku = {
    cartonL: '48',
    cartonW: '32',
    cartonH: '42',
    cartonQty: 12,
    oeNumbers: ['04465-06090', '04465 06090'],
    interchangeNos: ['45-ß1', '–'],
    gtin: null,
  };
  expect(skuFigures(sku)).toEqual({ cartonCbm: '0.064512', completeness: Math.floor(500 / 28), oeKeys: ['0446506090', '45ß1'] });
});
