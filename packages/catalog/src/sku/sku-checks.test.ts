import { expect, it } from 'vitest';
import { skuOrderMultiple, skuReadyToSubmit, skuWeights } from './sku-checks.ts';

const codes = (refusals: readonly { readonly code: string; readonly field?: string }[]) =>
  refusals.map(({ code, field }) => `${code} ${field}`);

it('[SKU1] weighs a piece net at most what it weighs gross, and a carton at least its pieces', () => {
  expect(codes(skuWeights({ unitNetKg: '1.2', unitGrossKg: '1.2', cartonQty: 10, cartonGrossKg: '12' }))).toEqual([]);
  expect(codes(skuWeights({ unitNetKg: '1.201', unitGrossKg: '1.2' }))).toEqual(['NET_OVER_GROSS unitNetKg']);
  expect(codes(skuWeights({ unitNetKg: '1.2', unitGrossKg: '1.3', cartonQty: 10, cartonGrossKg: '11.999' }))).toEqual([
    'CARTON_TOO_LIGHT cartonGrossKg',
  ]);
  expect(codes(skuWeights({ cartonQty: 10, cartonGrossKg: '1' }))).toEqual([]);
});

it('[SKU2] orders at least a multiple of what is ordered at a time', () => {
  expect([{ moq: 100, orderMultiple: 20 }, { moq: 7 }, {}].flatMap(skuOrderMultiple)).toEqual([]);
  expect(codes(skuOrderMultiple({ moq: 100, orderMultiple: 30 }))).toEqual(['MOQ_MULTIPLE moq']);
});

it('[SKU3] lists what a draft lacks before it is submitted', () => {
  const whole = { unitL: '1', unitW: '1', unitH: '1', unitGrossKg: '1', cartonQty: 1, supplier: 1, price: '1', leadDays: 1 };
  expect(skuReadyToSubmit(whole)).toEqual([]);
  expect(skuReadyToSubmit({ ...whole, price: undefined, unitL: undefined })).toEqual([
    {
      code: 'INCOMPLETE',
      field: 'unitL',
      message: { zh: '提交前请补全：单品包装长、采购价', en: 'Fill in before it is submitted: unit length, price' },
    },
  ]);
});
