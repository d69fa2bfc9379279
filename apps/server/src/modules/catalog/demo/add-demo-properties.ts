import { demoStep } from '../../../platform/demo/demo-step.ts';
import { demoProperties, demoTemplates, demoValues } from './demo-properties.ts';

/** Adds the properties of the demo, what its categories require, and what some of its SKUs hold. */
export const addDemoProperties = demoStep('properties', ['catalogue'], async ({ transaction, adding }) => {
  const add = adding('catalogEditor');
  const properties = await add('skuPropertyConfig', demoProperties);
  if (properties.size === 0) return;
  const categories = new Map((await transaction.selectFrom('category').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]));
  await add(
    'skuPropertyTemplate',
    Object.entries(demoTemplates).map(([category, lines]) => ({
      category: categories.get(category),
      lines: lines.map(([property, position, required = false, inherit = true]) => ({
        property: properties.get(property),
        position,
        required,
        inherit,
      })),
    })),
  );
  for (const [category, valuesOf] of Object.entries(demoValues)) {
    const skus = await transaction
      .selectFrom('sku')
      .select('id')
      .where('category', '=', categories.get(category)!)
      .orderBy('sku')
      .execute();
    await add(
      'skuPropertySetting',
      skus.flatMap(({ id }, turn) =>
        Object.entries(valuesOf(turn)).map(([property, value]) => ({ sku: id, property: properties.get(property), value })),
      ),
    );
  }
});
