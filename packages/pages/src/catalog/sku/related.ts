import type { RelatedRecords } from '@axle/page-kit';

/** Tabs of a SKU's detail: components and where used, properties, stock, vehicles, substitutes and purchases. */
export const relatedOfSku = [
  {
    title: { zh: 'PT SKU', en: 'PT SKU' },
    section: 'basic',
    page: 'ptSku',
    columns: ['sellerSku', 'store', 'site', 'parts', 'listingStatus', 'state'],
    field: 'skus',
    by: 'sku',
  },
  {
    title: { zh: 'BOM', en: 'BOM' },
    section: 'basic',
    page: 'bom',
    columns: ['bomVersion', 'state', 'lineCount', 'children', 'cost', 'weight', 'effectiveFrom', 'effectiveTo'],
    field: 'parent',
    by: 'sku',
  },
  {
    title: { zh: '用在哪里', en: 'Where used' },
    section: 'basic',
    page: 'bom',
    columns: ['parent', 'nameZh', 'bomVersion', 'state', 'effectiveFrom', 'effectiveTo'],
    field: 'children',
    by: 'sku',
  },
  {
    title: { zh: '属性', en: 'Properties' },
    section: 'basic',
    page: 'skuPropertySetting',
    columns: ['property', 'value'],
    field: 'skuCode',
    by: 'sku',
  },
  {
    title: { zh: '库存', en: 'Stock' },
    section: 'wms',
    page: 'stockBalance',
    columns: ['warehouse', 'available', 'reserved', 'qcHold', 'damaged', 'inTransit', 'onHand', 'atp', 'lastMoveAt'],
    field: 'skuCode',
    by: 'sku',
  },
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
    columns: ['groupNo', 'membersSummary', 'types', 'overlap', 'markets'],
    field: 'skus',
    by: 'sku',
  },
  {
    title: { zh: '采购记录', en: 'Buying log' },
    section: 'basic',
    page: 'buyingLog',
    columns: ['date', 'poNo', 'supplier', 'qty', 'price', 'currency', 'changePct', 'leadDaysActual', 'lateDays'],
    field: 'skuCode',
    by: 'sku',
  },
] as const satisfies readonly RelatedRecords[];
