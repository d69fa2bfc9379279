import { compareDecimals, fill, groupedDecimal } from '@axle/kernel';
import type { FreightTable, Parcel } from './freight-table.ts';
import type { ParcelMeasures } from './parcel-measures.ts';
import type { QuoteLine } from './quote-line.ts';
import type { TakenSurcharge } from './surcharges-of.ts';

/** How zone, sides and weight came about, before anything is added up. */
export function explained(
  table: FreightTable,
  { from, to, kg }: Parcel,
  { sides, girth, volume, actual, dimensional, billable }: Omit<ParcelMeasures, 'heavierThan'>,
  zone: string,
  size: TakenSurcharge | undefined,
): readonly QuoteLine[] {
  const { weightUnit: weight, divisor } = table;
  const length = weight === 'lb' ? 'in' : 'cm';
  const isByVolume = compareDecimals(dimensional, actual) > 0;
  const least = size?.surcharge.minBillable;
  return [
    {
      code: 'zone',
      item: { zh: '分区', en: 'Zone' },
      basis: fill({ zh: '{from} → {to}：{zone} 区', en: '{from} → {to}: zone {zone}' }, { from, to, zone }),
    },
    {
      code: 'sides',
      item: { zh: '取整后的边长', en: 'Rounded sides' },
      basis: fill(
        { zh: '{sides} {unit}，长+围长 {girth}，体积 {volume} {unit}³', en: '{sides} {unit}, length + girth {girth}, {volume} {unit}³' },
        { sides: sides.join(' × '), unit: length, girth: groupedDecimal(girth), volume: groupedDecimal(volume) },
      ),
    },
    {
      code: 'dimensional',
      item: { zh: '体积重', en: 'Dimensional weight' },
      basis: fill(
        { zh: '{volume} ÷ {divisor} = {weight} {unit}', en: '{volume} ÷ {divisor} = {weight} {unit}' },
        { volume: groupedDecimal(volume), divisor: groupedDecimal(divisor), weight: groupedDecimal(dimensional), unit: weight },
      ),
    },
    {
      code: 'billable',
      item: { zh: '计费重量', en: 'Billable weight' },
      basis: fill(
        isByVolume
          ? {
              zh: '体积重大于实重 {actual}，进位到 {billable} {unit}',
              en: 'Greater than the actual weight {actual}; rounded up to {billable} {unit}',
            }
          : {
              zh: '实重 {kg} kg = {actual} {unit}，进位到 {billable} {unit}',
              en: '{kg} kg = {actual} {unit}, rounded up to {billable} {unit}',
            },
        { kg: groupedDecimal(kg), actual: groupedDecimal(actual), billable: groupedDecimal(billable), unit: weight },
      ),
    },
    ...(least
      ? [
          {
            code: 'least',
            item: { zh: '最低计费重', en: 'Min billable weight' },
            basis: fill(
              { zh: '{code} 至少 {least} {unit}', en: '{code} requires at least {least} {unit}' },
              {
                code: size.surcharge.code,
                least: groupedDecimal(least),
                unit: weight,
              },
            ),
          },
        ]
      : []),
    {
      code: 'size',
      item: { zh: '尺寸附加费', en: 'Size surcharge' },
      basis: size
        ? fill({ zh: '{code}：{why}', en: '{code}: {why}' }, { code: size.surcharge.code, why: size.why })
        : { zh: '无，未超过限制', en: 'None, within all limits' },
    },
  ];
}
