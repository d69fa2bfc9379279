import type { Decimal, LocalDate } from '@axle/kernel';

/** Stands for any place, or any zone. */
export const anyOne = '*';

/** A row of a zone chart: parcels between places whose postal codes begin so, {@link anyOne} meaning any. */
export interface FreightZone {
  readonly originPrefix: string;
  readonly destPrefix: string;
  readonly zone: string;
}

/** What a parcel costs in a zone up to a weight; with `perStepOver` also above it, by each step that is begun. */
export interface FreightRate {
  readonly zone: string;
  readonly maxWeight: Decimal;
  readonly amount: Decimal;
  /** What a residential address pays instead. */
  readonly residential?: Decimal;
  readonly perStepOver?: Decimal;
}

/** What a surcharge is for. One of sizes alone counts: too large refuses, else a large package, else the dearest additional handling. */
export type SurchargeKind = 'residential' | 'area' | 'additional' | 'large' | 'overMax' | 'always';

/** A surcharge, and above which limits it is taken: sides, length with girth and volume after rounding, weight as it is. */
export interface FreightSurcharge {
  readonly code: string;
  readonly kind: SurchargeKind;
  /** Zone that the amount is of; {@link anyOne} for all that have none of their own. */
  readonly zone: string;
  readonly amount?: Decimal;
  readonly overLongest?: Decimal;
  readonly overSecond?: Decimal;
  readonly overGirth?: Decimal;
  readonly overVolume?: Decimal;
  readonly overWeight?: Decimal;
  /** Weight that is paid at least where it is taken. */
  readonly minBillable?: Decimal;
  /** Fuel is taken on it too. */
  readonly fuelable?: boolean;
  /** Destinations of a surcharge of an area: beginnings of postal codes, and spans of them such as 995-999, with commas between. */
  readonly postcodes?: string;
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}

/** Fuel in percent for a time. */
export interface FuelRate {
  readonly percent: Decimal;
  readonly effectiveFrom: LocalDate;
  readonly effectiveTo?: LocalDate;
}

/** The contract rate card of a parcel carrier. */
export interface FreightTable {
  readonly currency: string;
  /** Pounds with inches, or kilograms with centimetres. */
  readonly weightUnit: 'lb' | 'kg';
  /** Cubic inches that weigh a pound, or cubic centimetres that weigh a kilogram. */
  readonly divisor: Decimal;
  /** How each side is rounded to a whole inch or centimetre. */
  readonly dimRound: 'nearest' | 'ceil';
  /** The weight that is paid is rounded up to whole ones of these. */
  readonly stepUnit: Decimal;
  readonly zones: readonly FreightZone[];
  readonly rates: readonly FreightRate[];
  readonly surcharges: readonly FreightSurcharge[];
  readonly fuel: readonly FuelRate[];
}

/** A parcel on its way: three sides in cm in any order, and kg. */
export interface Parcel {
  readonly from: string;
  readonly to: string;
  readonly sides: readonly [Decimal, Decimal, Decimal];
  readonly kg: Decimal;
  readonly residential: boolean;
  readonly day: LocalDate;
}
