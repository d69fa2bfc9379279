import { pagesOf } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import { describe, expect, it } from 'vitest';
import { sources, textOf } from '../support/tree.ts';
import { fitmentAndImages } from './examples/fitment-and-images.ts';
import { operation } from './examples/operation.ts';
import { orders } from './examples/orders.ts';
import { ordersMerged } from './examples/orders-merged.ts';
import { products } from './examples/products.ts';
import { purchasingMoney } from './examples/purchasing-money.ts';
import { purchasing } from './examples/purchasing.ts';
import { system } from './examples/system.ts';
import { ordersDownload } from './examples/orders-download.ts';
import { terms } from './examples/terms.ts';
import { warehouse } from './examples/warehouse.ts';
import { titlesIn } from './quoted-sentences.ts';

const examples = Object.entries({
  ...products,
  ...terms,
  ...ordersDownload,
  ...system,
  ...warehouse,
  ...purchasing,
  ...purchasingMoney,
  ...orders,
  ...ordersMerged,
  ...operation,
  ...fitmentAndImages,
});
const files = new Set(sources());
const pages = new Set((await allSections()).flatMap(section => pagesOf(section).map(page => page.key)));

describe('the worked examples of the pages', () => {
  it('are of pages that stand', () => {
    expect(examples.map(([page]) => page).filter(page => !pages.has(page))).toEqual([]);
  });

  it.each(examples)('%s: is shown by tests that are there', (_, { by }) => {
    expect(by.length).toBeGreaterThan(0);
    const absent = by.filter(({ file, title }) => !files.has(file) || !titlesIn(textOf(file)).some(one => one.includes(title)));
    expect(absent).toEqual([]);
  });
});
