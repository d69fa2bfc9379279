import type { Refusal } from '@axle/kernel';

/** What the database alone refuses of a SKU. */
export const skuConstraints: Readonly<Record<string, Refusal>> = {
  sku_number_sources_primary_is_oe: {
    code: 'PRIMARY_OE',
    field: 'isPrimary',
    message: { zh: '只有OE号可设为主号', en: 'Only OE numbers can be primary' },
  },
  sku_gtin_taken: { code: 'GTIN_TAKEN', field: 'gtin', message: { zh: '该GTIN已属于另一个SKU', en: 'This GTIN belongs to another SKU' } },
};
