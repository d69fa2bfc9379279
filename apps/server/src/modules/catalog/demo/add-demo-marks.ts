import { addDays } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { addDemoStores } from '../../system/demo/add-demo-stores.ts';

/** Trademarks of own brands: country, number, and days until expiry. */
const demoMarks: readonly (readonly [brand: string, country: string, no: string, days: number])[] = [
  ['AXLEPRO', 'US', '5918243', 89],
  ['AXLEPRO', 'CN', '28461057', 1460],
  ['AXLEPRO', 'DE', '302019004127', 1995],
  ['ROADMATE', 'US', '6230518', 2310],
  ['ROADMATE', 'GB', 'UK00003412086', 1110],
  ['TORQLINE', 'US', '6577902', 2865],
  ['NORDIX', 'DE', '302021108833', 2570],
];

/** The shops in which a brand is registered. */
const demoRegistries: readonly (readonly [brand: string, store: string])[] = [
  ['AXLEPRO', 'AMZ-NA'],
  ['ROADMATE', 'AMZ-NA'],
];

/** Adds trademarks, registered shops and the owner of the own brands. */
export const addDemoMarks = demoStep('marks', ['catalogue', 'stores'], async ({ transaction, person, given, now }) => {
  const owner = person('catalogEditor');
  const stores = given(addDemoStores);
  const today = businessDay(now);
  const brands = await transaction.updateTable('brand').set({ owner }).where('kind', '=', 'own').returning(['id', 'code']).execute();
  const countries = await transaction.selectFrom('country').select(['id', 'iso2']).where('iso2', 'in', ['US', 'CN', 'DE', 'GB']).execute();
  const idOf = new Map([...brands.map(({ id, code }) => [code, id] as const), ...countries.map(({ id, iso2 }) => [iso2, id] as const)]);
  const lines = new Map<string, number>();
  const next = (brand: string) => {
    const line = (lines.get(brand) ?? 0) + 1;
    lines.set(brand, line);
    return line;
  };
  await transaction
    .insertInto('brand_trademarks')
    .values(
      demoMarks.map(([brand, country, no, days]) => ({
        record_id: idOf.get(brand)!,
        line_no: next(brand),
        country: idOf.get(country)!,
        no,
        class: 12,
        expiry: addDays(today, days),
      })),
    )
    .execute();
  await transaction
    .insertInto('brand_registry_stores')
    .values(
      demoRegistries.flatMap(([brand, code]) => {
        const store = stores.get(code);
        return store === undefined ? [] : [{ record_id: idOf.get(brand)!, line_no: 1, store }];
      }),
    )
    .execute();
});
