import {
  add,
  compareDecimals,
  type Decimal,
  divide,
  fill,
  groupedDecimal,
  type LocalDate,
  minorDigits,
  multiply,
  ok,
  refuse,
  type Result,
  round,
  subtract,
  sum,
  type Text,
} from '@axle/kernel';
import { explained } from './explained.ts';
import { inPostcodes } from './in-postcodes.ts';
import type { FreightRate, FreightSurcharge, FreightTable, Parcel } from './freight-table.ts';
import { parcelMeasures, type ParcelMeasures } from './parcel-measures.ts';
import type { QuoteLine } from './quote-line.ts';
import { inForceOn, inZone, sizeSurcharge, type TakenSurcharge } from './surcharges-of.ts';
import { zoneOf } from './zone-of.ts';

/** What a parcel costs, line by line. */
export interface FbmQuote extends Omit<ParcelMeasures, 'heavierThan'> {
  readonly zone: string;
  readonly size?: TakenSurcharge;
  readonly total: Decimal;
  readonly lines: readonly QuoteLine[];
}

/** What a row costs for an address. */
const amountOf = ({ amount, residential }: FreightRate, isResidential: boolean): Decimal =>
  isResidential ? (residential ?? amount) : amount;

/** What a weight costs in a zone, and how that comes about; `NO_RATE` where the table ends below it. */
function baseOf(
  { rates, stepUnit, weightUnit, currency }: FreightTable,
  zone: string,
  billable: Decimal,
  isResidential: boolean,
): Result<{ amount: Decimal; basis: Text }> {
  const rows = rates.filter(rate => rate.zone === zone);
  const row = rows
    .filter(({ maxWeight }) => compareDecimals(billable, maxWeight) <= 0)
    .reduce<FreightRate | undefined>(
      (least, one) => (least && compareDecimals(least.maxWeight, one.maxWeight) <= 0 ? least : one),
      undefined,
    );
  const words = { zone, weight: billable, unit: weightUnit };
  if (row)
    return ok({
      amount: amountOf(row, isResidential),
      basis: fill({ zh: '{zone} 区 {weight} {unit}', en: 'Zone {zone}, {weight} {unit}' }, words),
    });
  const last = rows.reduce<FreightRate | undefined>(
    (most, one) => (most && compareDecimals(most.maxWeight, one.maxWeight) > 0 ? most : one),
    undefined,
  );
  if (last?.perStepOver === undefined)
    return refuse({
      code: 'NO_RATE',
      message: fill({ zh: '{zone} 区没有 {weight} {unit} 的运费', en: 'Zone {zone} has no rate for {weight} {unit}' }, words),
    });
  const steps = divide(subtract(billable, last.maxWeight), stepUnit, 0, 'up');
  return ok({
    amount: round(add(amountOf(last, isResidential), multiply(last.perStepOver, steps)), minorDigits(currency)),
    basis: fill(
      { zh: '{zone} 区 {most} {unit} 起 + {steps} × {each}', en: 'Zone {zone}, {most} {unit} and {steps} × {each}' },
      { ...words, most: last.maxWeight, steps, each: last.perStepOver },
    ),
  });
}

/** [B23] Fuel in percent on a day; undefined where the table takes none. `NO_FUEL` where it takes some, but says nothing of the day. */
export function fuelOn({ fuel }: Pick<FreightTable, 'fuel'>, day: LocalDate): Result<Decimal | undefined> {
  if (fuel.length === 0) return ok(undefined);
  const found = fuel.find(({ effectiveFrom, effectiveTo }) => effectiveFrom <= day && (effectiveTo === undefined || day <= effectiveTo));
  if (found) return ok(found.percent);
  return refuse({ code: 'NO_FUEL', message: fill({ zh: '{day}没有燃油费率', en: 'There is no fuel rate for {day}' }, { day }) });
}

const larger = (one: Decimal, other: Decimal | undefined): Decimal =>
  other !== undefined && compareDecimals(one, other) < 0 ? other : one;

/** The surcharges beside that of sizes. */
const others = (surcharges: readonly FreightSurcharge[], zone: string, { residential, to }: Parcel) => [
  ...inZone(surcharges, 'always', zone),
  ...inZone(surcharges, 'area', zone).filter(({ postcodes }) => postcodes !== undefined && inPostcodes(postcodes, to)),
  ...(residential ? inZone(surcharges, 'residential', zone) : []),
];

const whys: Partial<Record<FreightSurcharge['kind'], Text>> = {
  residential: { zh: '住宅地址', en: 'Residential address' },
  area: { zh: '偏远地区邮编', en: 'Postal code of an area' },
};

/**
 * [B23] What a parcel costs by a rate card: its zone, the weight that is paid, the base of both, the surcharges and fuel on what fuel is
 * taken on; each a line in the digits of the currency, the total their sum. A residential address pays by its own column where the card has
 * one.
 */
export function fbmRate(table: FreightTable, parcel: Parcel): Result<FbmQuote> {
  const zone = zoneOf(table, parcel.from, parcel.to);
  if (!zone.ok) return zone;
  const measured = parcelMeasures(table, parcel);
  if (!measured.ok) return measured;
  const surcharges = inForceOn(table.surcharges, parcel.day);
  const size = sizeSurcharge(surcharges, zone.value, measured.value);
  if (!size.ok) return size;
  const billable = larger(measured.value.billable, size.value?.surcharge.minBillable);
  const base = baseOf(table, zone.value, billable, parcel.residential);
  if (!base.ok) return base;
  const fuel = fuelOn(table, parcel.day);
  if (!fuel.ok) return fuel;
  const { heavierThan: _, ...measures } = measured.value;
  const extra = [...(size.value ? [size.value.surcharge] : []), ...others(surcharges, zone.value, parcel)].filter(
    ({ amount }) => amount !== undefined,
  );
  const digits = minorDigits(table.currency);
  const fuelled = sum([base.value.amount, ...extra.flatMap(({ fuelable, amount }) => (fuelable && amount ? [amount] : []))]);
  const paid: QuoteLine[] = [
    { code: 'base', item: { zh: '基础运费', en: 'Base rate' }, basis: base.value.basis, amount: base.value.amount },
    ...extra.map((surcharge): QuoteLine => ({
      code: surcharge.code,
      item: { zh: `附加费 ${surcharge.code}`, en: `Surcharge ${surcharge.code}` },
      basis: surcharge === size.value?.surcharge ? size.value.why : (whys[surcharge.kind] ?? { zh: '每件', en: 'Per parcel' }),
      amount: surcharge.amount!,
    })),
    ...(fuel.value === undefined
      ? []
      : [
          {
            code: 'fuel',
            item: { zh: '燃油附加费', en: 'Fuel surcharge' },
            basis: fill(
              { zh: '{percent}% × {amount}', en: '{percent}% × {amount}' },
              { percent: fuel.value, amount: groupedDecimal(fuelled, digits) },
            ),
            amount: divide(multiply(fuelled, fuel.value), '100' as Decimal, digits),
          },
        ]),
  ];
  return ok({
    ...measures,
    billable,
    zone: zone.value,
    ...(size.value ? { size: size.value } : {}),
    total: sum(paid.map(({ amount }) => amount!)),
    lines: [...explained(table, parcel, measures, zone.value, size.value), ...paid],
  });
}
