import type { LocalDate } from '@axle/kernel';
import { chooseShipping, type KnownFacts } from '@axle/logistics';
import type { RecordValues } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { firstLegOutput, shippingBook, shippingsFor, shippingsOf } from './shipping-book.ts';

/** The product that a rule proposes, the one that is taken, and why others of the rule are not. */
export async function tryFirstLeg(parts: RecordParts, output: RecordValues, known: KnownFacts, day: LocalDate): Promise<RecordValues> {
  const { autoBooking, autoDeclaration, autoTrackingSubscribe } = output;
  const rule = firstLegOutput(output);
  const codes = shippingsOf(rule);
  const offered = shippingsFor(await shippingBook(parts.database, codes, day), codes, known);
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

const noneTaken = { zh: '没有可用的运输方式', en: 'No shipping product available' };
