import { levelBelow, skuDays, type SkuDays } from '@axle/catalog';
import { businessDay, snakeCase } from '@axle/page-kit';
import type { Insertable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { workOutSkus } from '../sku/work-out-skus.ts';
import { demoBrands, demoCategories } from './demo-catalogue.ts';
import { demoSkus } from './demo-skus.ts';
import { keepDemoPictures } from './keep-demo-pictures.ts';

/** Adds the brands, categories and SKUs of the demo, kept by some of its users. */
export const addDemoCatalogue = demoStep('catalogue', [], async ({ transaction, files, person, now }) => {
  const editor = person('catalogEditor');
  const kept = { created_by: editor, updated_by: editor, created_at: now, updated_at: now };
  const brands = new Map<string, number>();
  for (const { id, code } of await transaction
    .insertInto('brand')
    .values(demoBrands.map(([code, zh, en, kind]) => ({ code, name_zh: zh, name_en: en, kind, ...kept })))
    .returning(['id', 'code'])
    .execute())
    brands.set(code, id);
  const categories = new Map<string, number>();
  const parents = new Map<number, number | undefined>();
  for (const [code, zh, en, parent] of demoCategories) {
    const above = parent === undefined ? undefined : categories.get(parent)!;
    const { id } = await transaction
      .insertInto('category')
      .values({ code, name_zh: zh, name_en: en, parent: above ?? null, level: levelBelow(parents, above), ...kept })
      .returning('id')
      .executeTakeFirstOrThrow();
    categories.set(code, id);
    parents.set(id, above);
  }
  const { id: china } = await transaction.selectFrom('country').select('id').where('iso2', '=', 'CN').executeTakeFirstOrThrow();
  const pictureOf = files ? await keepDemoPictures(transaction, files, editor) : () => undefined;
  const rows = demoSkus().map(({ category, brand, originCountry: _, ...values }) => ({
    ...Object.fromEntries(
      Object.entries({ ...values, ...skuDays(values as SkuDays, businessDay(now)) }).map(([key, value]) => [snakeCase(key), value]),
    ),
    category: categories.get(category)!,
    brand: brands.get(brand)!,
    images: JSON.stringify(pictureOf(values.sku, values['salesStatus'])) ?? null,
    origin_country: china,
    developer: editor,
    buyer: person('buyer'),
    planner: person('planner'),
    ...kept,
  }));
  await transaction
    .insertInto('sku')
    .values(rows as unknown as Insertable<Tables['sku']>[])
    .execute();
  await workOutSkus(transaction);
});
