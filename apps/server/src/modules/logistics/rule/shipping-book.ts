import { type Decimal, decimal, type LocalDate, multiply, type Ratio, scaled } from '@axle/kernel';
import { chargeable, type ChargeBasis, type FirstLegOutput, freightCost, type KnownFacts, type OfferedShipping } from '@axle/logistics';
import type { RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { dollarRates } from './in-dollars.ts';

interface KeptShipping {
  readonly code: string;
  readonly carries: readonly string[] | null;
  readonly rate: string | null;
  readonly charge_by: string;
  readonly min_charge: string | null;
  readonly currency: string;
}

/** Shipping products in use and what their currencies are worth on a day, read once. */
export interface ShippingBook {
  readonly rows: readonly KeptShipping[];
  readonly rates: ReadonlyMap<string, Ratio>;
}

/** What a rule of first legs proposes. */
export const firstLegOutput = ({ shipping, fallback, costCapUsdPerKg }: RecordValues): FirstLegOutput =>
  ({ shipping, fallback, costCapUsdPerKg }) as unknown as FirstLegOutput;

/** The products that a rule names: its own, then its fallback. */
export const shippingsOf = ({ shipping, fallback }: FirstLegOutput): readonly string[] => [
  shipping,
  ...(fallback === undefined ? [] : [fallback]),
];

/** Reads the products of these codes that are in use. */
export async function shippingBook(database: Kysely<Tables>, codes: readonly string[], day: LocalDate): Promise<ShippingBook> {
  const rows = await database
    .selectFrom('global_shipping')
    .select(['code', 'carries', 'rate', 'charge_by', 'min_charge', 'currency'])
    .where('code', 'in', codes.length > 0 ? [...codes] : [''])
    .where('status', '=', 1)
    .execute();
  const currencies = rows.map(({ currency }) => currency);
  return { rows, rates: await dollarRates(database, currencies, day) };
}

const readDecimal = (value: unknown): Decimal | undefined => {
  const read = decimal(String(value ?? ''));
  return read.ok ? read.value : undefined;
};

/** The products of a book as goods meet them, with what a kilogram of the goods costs where that can be worked out. */
export function shippingsFor({ rows, rates }: ShippingBook, codes: readonly string[], known: KnownFacts): readonly OfferedShipping[] {
  const [cbm, kg] = [readDecimal(known['totalCbm']), readDecimal(known['totalKg'])];
  const costOf = ({ rate, charge_by, min_charge, currency }: KeptShipping): Decimal | undefined => {
    const charged = cbm && kg ? chargeable({ cbm, kg }, charge_by as ChargeBasis) : undefined;
    const dollars = rates.get(currency);
    if (!charged?.ok || !kg || rate === null || !dollars) return undefined;
    const cost = freightCost(charged.value.chargeable, rate as Decimal, currency, (min_charge ?? '0') as Decimal);
    return scaled(cost, { times: dollars.times, over: multiply(dollars.over, kg) }, 4);
  };
  return rows
    .filter(({ code }) => codes.includes(code))
    .map(row => {
      const usdPerKg = costOf(row);
      return { code: row.code, carries: row.carries ?? [], ...(usdPerKg === undefined ? {} : { usdPerKg }) };
    });
}
