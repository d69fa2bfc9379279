import type { RecordValues } from '@axle/kernel';

/** What a SKU's record is used for. */
export type SkuUse = 'purchase' | 'customs' | 'freight' | 'listing';

/** [SKU5] The fields that each use reads of a SKU. */
export const skuUses: Readonly<Record<SkuUse, readonly string[]>> = {
  purchase: ['supplier', 'price', 'taxRate', 'leadDays', 'moq', 'orderMultiple', 'buyer'],
  customs: ['declNameZh', 'declNameEn', 'declElements', 'materialZh', 'useZh', 'originCountry', 'brandExport', 'preference'],
  freight: ['unitL', 'unitW', 'unitH', 'unitGrossKg', 'cartonL', 'cartonW', 'cartonH', 'cartonGrossKg', 'cartonQty'],
  listing: ['position', 'gtin', 'oeNumbers', 'warrantyMonths'],
};

const uses = Object.keys(skuUses) as readonly SkuUse[];
const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** [SKU5] The empty fields of a SKU by use; uses that lack nothing are left out. */
export const missingOfSku = (record: RecordValues): ReadonlyMap<SkuUse, readonly string[]> =>
  new Map(
    uses.map(use => [use, skuUses[use].filter(field => isMissing(record[field]))] as const).filter(([, fields]) => fields.length > 0),
  );

/** [SKU5] How much of what its uses read a SKU has, in whole hundredths, rounded down: 100 only where nothing is missing. */
export function skuCompleteness(record: RecordValues): number {
  const all = uses.flatMap(use => skuUses[use]);
  return Math.floor((100 * all.filter(field => !isMissing(record[field])).length) / all.length);
}
