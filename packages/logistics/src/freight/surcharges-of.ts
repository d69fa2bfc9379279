import { compareDecimals, type Decimal, fill, type LocalDate, ok, type Refusal, refuse, type Result, type Text, zero } from '@axle/kernel';
import { holdsOn } from '../tariff/holds-on.ts';
import { anyOne, type FreightSurcharge, type SurchargeKind } from './freight-table.ts';
import type { ParcelMeasures } from './parcel-measures.ts';

/** A surcharge that a parcel pays, and by which limit it came about. */
export interface TakenSurcharge {
  readonly surcharge: FreightSurcharge;
  readonly amount: Decimal;
  readonly why: Text;
}

const limits = {
  overLongest: { zh: '最长边', en: 'longest side' },
  overSecond: { zh: '次长边', en: 'second side' },
  overGirth: { zh: '长+围长', en: 'length + girth' },
  overVolume: { zh: '体积', en: 'volume' },
  overWeight: { zh: '实重', en: 'actual weight' },
} as const satisfies Readonly<Record<string, Text>>;

/** The limits that a surcharge may have. */
export const limitKeys = Object.keys(limits) as readonly (keyof typeof limits)[];

const valuesOf = ({ sides, girth, volume, actual }: ParcelMeasures): Readonly<Record<keyof typeof limits, Decimal>> => ({
  overLongest: sides[0],
  overSecond: sides[1],
  overGirth: girth,
  overVolume: volume,
  overWeight: actual,
});

/** The first limit of a surcharge that a parcel is beyond, in words. */
function beyond(measures: ParcelMeasures, surcharge: FreightSurcharge): Text | undefined {
  const values = valuesOf(measures);
  const key = limitKeys.find(one => {
    const limit = surcharge[one];
    if (limit === undefined) return false;
    return one === 'overWeight' ? measures.heavierThan(limit) : compareDecimals(values[one], limit) > 0;
  });
  if (!key) return undefined;
  return fill(
    { zh: '{limit} {value} > {most}', en: '{limit} {value} > {most}' },
    { limit: limits[key], value: values[key], most: surcharge[key]! },
  );
}

/** Those of a kind that hold in a zone: the rows of the zone, and those for all zones of codes that have none of it. */
export function inZone(surcharges: readonly FreightSurcharge[], kind: SurchargeKind, zone: string): readonly FreightSurcharge[] {
  const own = surcharges.filter(one => one.kind === kind && one.zone === zone);
  const codes = new Set(own.map(({ code }) => code));
  return [...own, ...surcharges.filter(one => one.kind === kind && one.zone === anyOne && !codes.has(one.code))];
}

/** [B23] Those that hold on a day. */
export const inForceOn = (surcharges: readonly FreightSurcharge[], day: LocalDate): readonly FreightSurcharge[] =>
  surcharges.filter(({ effectiveFrom: from, effectiveTo: to }) => holdsOn(day, { from, to }));

const overMax = (why: Text): Refusal => ({
  code: 'OVER_MAX',
  message: fill({ zh: '超出承运商收件限制：{why}', en: 'Exceeds the courier’s limits: {why}' }, { why }),
});

/**
 * [B23] The one surcharge of sizes that a parcel pays in a zone: `OVER_MAX` refuses it, else the dearest for large packages, else the
 * dearest additional handling.
 */
export function sizeSurcharge(
  surcharges: readonly FreightSurcharge[],
  zone: string,
  measures: ParcelMeasures,
): Result<TakenSurcharge | undefined> {
  const taken = (kind: SurchargeKind): readonly TakenSurcharge[] =>
    inZone(surcharges, kind, zone)
      .flatMap(surcharge => {
        const why = beyond(measures, surcharge);
        return why ? [{ surcharge, amount: surcharge.amount ?? zero, why }] : [];
      })
      .toSorted((one, other) => compareDecimals(other.amount, one.amount) || (one.surcharge.code < other.surcharge.code ? -1 : 1));
  const [tooLarge] = taken('overMax');
  if (tooLarge) return refuse(overMax(tooLarge.why));
  return ok(taken('large')[0] ?? taken('additional')[0]);
}
