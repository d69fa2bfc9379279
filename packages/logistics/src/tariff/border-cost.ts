import {
  add,
  compareDecimals,
  type Decimal,
  divide,
  type LocalDate,
  minorDigits,
  multiply,
  ok,
  type Result,
  round,
  sum,
  zero,
} from '@axle/kernel';
import { listed } from './extra-duty.ts';
import { holdsOn } from './holds-on.ts';
import { type Crossing, type Tariff, tariffAt, type TariffRow } from './tariff-at.ts';

/** A charge of a customs office on each import, for a time: such as those for processing goods, and for harbours. */
export interface ImportCharge {
  readonly name: string;
  /** Percent of the customs value. */
  readonly percent: Decimal;
  readonly least?: Decimal;
  readonly most?: Decimal;
  /** Of goods that come by sea alone. */
  readonly bySea?: boolean;
  readonly law?: string;
  readonly from: LocalDate;
  readonly to?: LocalDate;
}

/** Up to which value an import pays no duty, for a time. */
export interface ImportRelief {
  readonly upTo: Decimal;
  readonly relieves: 'duty' | 'dutyAndVat';
  /** Duty that is paid instead, for each kind of goods. */
  readonly perItem?: Decimal;
  /** Origins without the relief, by ISO code with commas between. */
  readonly notFrom?: string;
  readonly law?: string;
  readonly from: LocalDate;
  readonly to?: LocalDate;
}

/** What a country asks of imports whatever the goods; amounts are in its currency. */
export interface ImportTerms {
  readonly currency: string;
  readonly charges: readonly ImportCharge[];
  readonly reliefs: readonly ImportRelief[];
}

/** A charge and what it comes to. */
export interface ImportChargeTaken extends ImportCharge {
  readonly taken: Decimal;
}

/** What one kind of goods pays at a border as an import of its own. */
export interface BorderCost extends Tariff {
  readonly relief?: ImportRelief;
  readonly charges: readonly ImportChargeTaken[];
  readonly total: Decimal;
}

/** [B21b] The charges of an import on a day: a percentage of its value, at least and at most so much, in the digits of the currency. */
export const chargesOn = (
  { charges, currency }: Pick<ImportTerms, 'charges' | 'currency'>,
  { value, day, bySea }: { readonly value: Decimal; readonly day: LocalDate; readonly bySea: boolean },
): readonly ImportChargeTaken[] =>
  charges
    .filter(charge => holdsOn(day, charge) && (bySea || charge.bySea !== true))
    .map(charge => {
      const { percent, least, most } = charge;
      const exact = divide(multiply(value, percent), '100' as Decimal, 12);
      const raised = least !== undefined && compareDecimals(exact, least) < 0 ? least : exact;
      const capped = most !== undefined && compareDecimals(most, raised) < 0 ? most : raised;
      return { ...charge, taken: round(capped, minorDigits(currency)) };
    });

/** [B21c] The relief that an import has on a day by its value and origin, that of the highest value; none above all of them. */
export const reliefFor = (
  reliefs: readonly ImportRelief[],
  { value, origin, day }: { readonly value: Decimal; readonly origin: string; readonly day: LocalDate },
): ImportRelief | undefined =>
  reliefs
    .filter(relief => holdsOn(day, relief) && !listed(relief.notFrom).includes(origin) && compareDecimals(value, relief.upTo) <= 0)
    .toSorted((one, other) => compareDecimals(other.upTo, one.upTo))[0];

/**
 * [B21c] What goods that are an import of their own pay at a border: duty and VAT by {@link tariffAt} as far as no relief takes them away,
 * and the charges. Its refusals are those of the tariff.
 */
export function borderCost(
  rows: readonly TariffRow[],
  terms: ImportTerms,
  crossing: Crossing & { readonly bySea: boolean },
): Result<BorderCost> {
  const tariff = tariffAt(rows, crossing);
  if (!tariff.ok) return tariff;
  const relief = reliefFor(terms.reliefs, crossing);
  const duty = relief ? (relief.perItem ?? zero) : tariff.value.duty;
  const vatBase = relief?.relieves === 'dutyAndVat' ? zero : add(crossing.value, duty);
  const vat = divide(multiply(vatBase, tariff.value.vatPercent), '100' as Decimal, 12);
  const charges = chargesOn(terms, crossing);
  return ok({
    ...tariff.value,
    ...(relief ? { relief } : {}),
    duty,
    vat,
    charges,
    total: sum([duty, vat, ...charges.map(({ taken }) => taken)]),
  });
}
