import type { LocalDate } from '@axle/kernel';
import { checkRecord } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { wholeRegistry } from '../../../modules.ts';
import { demoBrands, demoCategories } from './demo-catalogue.ts';
import { demoSkus } from './demo-skus.ts';

const registry = await wholeRegistry();
const skus = demoSkus();

it('makes 300 SKUs, each once, the same each time', () => {
  expect(skus.length).toBe(300);
  expect(new Set(skus.map(({ sku }) => sku)).size).toBe(300);
  expect(demoSkus()).toEqual(skus);
});

it('makes SKUs within every rule, in categories of the lowest level', () => {
  const { resource } = registry.resource('sku')!;
  const above = new Set(demoCategories.map(([, , , parent]) => parent));
  const leaves = demoCategories.map(([code]) => code).filter(code => !above.has(code));
  for (const { category, brand, originCountry: _, ...values } of skus) {
    const { refusals } = checkRecord(resource, { ...values, category: 1, brand: 1 }, '2026-05-20' as LocalDate);
    expect([values.sku, refusals]).toEqual([values.sku, []]);
    expect(leaves).toContain(category);
    expect(demoBrands.map(([code]) => code)).toContain(brand);
  }
});

it('puts the pieces of a carton into it', () => {
  for (const sku of skus) {
    const volume = (...keys: readonly string[]) => keys.reduce((whole, key) => whole * Number(sku[key]), 1);
    expect(volume('cartonL', 'cartonW', 'cartonH')).toBeGreaterThanOrEqual(
      volume('unitL', 'unitW', 'unitH') * Number(sku['cartonQty']) * 0.8,
    );
  }
});
