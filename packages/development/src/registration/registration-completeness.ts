import type { RecordValues } from '@axle/kernel';
import { type Completeness, completeness } from './completeness.ts';

/** What every registration is asked for, beside the properties of its category. */
export const registrationFields = [
  'nameZh',
  'nameEn',
  'brand',
  'category',
  'uom',
  'pcsPerUom',
  'oeNumbers',
  'images',
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
  'originCountry',
  'supplierItem',
  'warehouse',
  'companyEntity',
  'requiredDate',
  'firstOrderRule',
] as const;

/** How a required property stands among the names of fields: by its code. */
export const propertyKey = (code: string): string => `property.${code}`;

/**
 * [N11] How complete a registration is: by the fields that every one is asked for, the number that the rule of its first order needs, the
 * UN 38.3 report of an article with a battery, and the required properties of its category, by their codes.
 */
export function registrationCompleteness(
  record: RecordValues,
  requiredProperties: readonly string[],
  properties: Readonly<Record<string, string>>,
): Completeness {
  const asked = [
    ...registrationFields,
    ...(record['firstOrderRule'] === 'fixed' ? ['firstOrderQty'] : []),
    ...(record['firstOrderRule'] === 'months' ? ['firstOrderMonths'] : []),
    ...(record['hazard'] === 'battery' ? ['un383'] : []),
    ...requiredProperties.map(propertyKey),
  ];
  return completeness(asked, {
    ...record,
    ...Object.fromEntries(Object.entries(properties).map(([code, value]) => [propertyKey(code), value])),
  });
}
