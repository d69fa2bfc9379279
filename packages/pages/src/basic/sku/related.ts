import type { RelatedRecords } from '@axle/page-kit';

/** What the detail of a SKU tells of the vehicles that it fits, its substitutes and its purchases. */
export const relatedOfSku: readonly RelatedRecords[] = [
  {
    title: { zh: '适配', en: 'Fitments' },
    section: 'basic',
    page: 'fitment',
    columns: ['make', 'model', 'yearFrom', 'yearTo', 'submodel', 'engine', 'drive', 'bodyStyle', 'position', 'qtyPerVehicle', 'verified'],
    field: 'skuCode',
    by: 'sku',
  },
  {
    title: { zh: '替代', en: 'Substitutes' },
    section: 'basic',
    page: 'skuSubstitute',
    columns: ['groupNo', 'membersTold', 'types', 'overlap', 'markets'],
    field: 'skus',
    by: 'sku',
  },
  {
    title: { zh: '采购记录', en: 'Purchases' },
    section: 'basic',
    page: 'buyingLog',
    columns: ['date', 'poNo', 'supplier', 'qty', 'price', 'currency', 'changePct', 'leadDaysActual', 'lateDays'],
    field: 'skuCode',
    by: 'sku',
  },
];
