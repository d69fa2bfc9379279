import { type Decimal, decimal, divide, type LocalDate, multiply } from '@axle/kernel';
import {
  chargeable,
  type ChargeBasis,
  chooseShipping,
  type FirstLegOutput,
  freightCost,
  type KnownFacts,
  type OfferedShipping,
} from '@axle/logistics';
import type { RecordValues } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { dollarRates } from './in-dollars.ts';

const readDecimal = (value: unknown): Decimal | undefined => {
  const read = decimal(String(value ?? ''));
  return read.ok ? read.value : undefined;
};

/** The products of a rule that are in use, with what a kilogram of the goods costs by them where that can be worked out. */
async function offeredFor(database: Kysely<Tables>, codes: readonly string[], known: KnownFacts, day: LocalDate) {
  const rows = await database
    .selectFrom('global_shipping')
    .selectAll()
    .where('code', 'in', [...codes])
    .where('status', '=', 1)
    .execute();
  const [cbm, kg] = [readDecimal(known['totalCbm']), readDecimal(known['totalKg'])];
  const rates = await dollarRates(
    database,
    rows.map(({ currency }) => currency),
    day,
  );
  const costOf = ({ rate, charge_by, min_charge, currency }: (typeof rows)[number]): Decimal | undefined => {
    const charged = cbm && kg ? chargeable({ cbm, kg }, charge_by as ChargeBasis) : undefined;
    const dollars = rates.get(currency);
    if (!charged?.ok || !kg || rate === null || !dollars) return undefined;
    const cost = freightCost(charged.value.chargeable, rate as Decimal, (min_charge ?? '0') as Decimal);
    return divide(multiply(cost, dollars), kg, 4);
  };
  return rows.map((row): OfferedShipping => {
    const usdPerKg = costOf(row);
    return { code: row.code, carries: row.carries ?? [], ...(usdPerKg === undefined ? {} : { usdPerKg }) };
  });
}

/** The product that a rule proposes, the one that is taken, and why others of the rule are not. */
export async function tryFirstLeg(parts: RecordParts, output: RecordValues, known: KnownFacts, day: LocalDate): Promise<RecordValues> {
  const { shipping, fallback, costCapUsdPerKg, autoBooking, autoDeclaration, autoTrackingSubscribe } = output;
  const rule = { shipping, fallback, costCapUsdPerKg } as unknown as FirstLegOutput;
  const codes = [rule.shipping, ...(rule.fallback === undefined ? [] : [rule.fallback])];
  const offered = await offeredFor(parts.database, codes, known, day);
  const chosen = chooseShipping(rule, (known['hazard'] ?? []) as readonly string[], offered);
  const mayReadCost = ['rate', 'minCharge'].every(field => fieldAccess(parts.caller.access, 'globalShipping', field).read);
  const proposed = codes.join(' → ');
  if (!chosen.ok) return { proposed, ships: mayReadCost ? chosen.refusal.message : noneTaken };
  const { shipping: taken, refused } = chosen.value;
  const cost = offered.find(({ code }) => code === taken)?.usdPerKg;
  const reasons = (language: 'zh' | 'en') => refused.map(({ code, reason }) => `${code} ${reason[language]}`).join('; ');
  return {
    proposed,
    ships: taken,
    ...(mayReadCost && cost !== undefined ? { costPerKg: cost } : {}),
    ...(mayReadCost && refused.length > 0 ? { refused: { zh: reasons('zh'), en: reasons('en') } } : {}),
    autoBooking,
    autoDeclaration,
    autoTrackingSubscribe,
  };
}

const noneTaken = { zh: '没有可用的运输方式', en: 'No shipping product can be taken' };
