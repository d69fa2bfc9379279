/** Fields that a registration has under the names of a SKU, and that SKUs of the same kind have in common. */
export const commonFields = [
  'brand',
  'uom',
  'pcsPerUom',
  'position',
  'hazard',
  'unitL',
  'unitW',
  'unitH',
  'unitNetKg',
  'unitGrossKg',
  'cartonQty',
  'cartonL',
  'cartonW',
  'cartonH',
  'cartonGrossKg',
  'tariffCn',
  'declNameZh',
  'declNameEn',
  'materialZh',
  'materialEn',
  'originCountry',
] as const;

/** Fields of a registration that its SKU has under the same names; its pictures follow. */
export const skuFields = ['nameZh', 'nameEn', 'category', 'oeNumbers', 'gtin', ...commonFields] as const;
