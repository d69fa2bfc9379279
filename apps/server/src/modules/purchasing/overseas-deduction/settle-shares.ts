import { convertAmount, mostRateAge, rateOn } from '@axle/finance';
import { type Decimal, fill, type LocalDate, round } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import { type AllocatedPart, allocationRefusals } from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { Derivation, PendingRow } from '../../../platform/resources/writes/settle-rows.ts';
import { bookingRates } from '../order/booking-rates.ts';
import { idsIn, termsOf } from '../order/supplier-terms.ts';

const noRate = { zh: '缺少{d}的{from}→{to}汇率（7天内）', en: 'No {from}→{to} rate for {d} (within 7 days)' };

/** What is asked again when it changes. */
const sources = ['state', 'allocations', 'foreignAmount', 'foreignCurrency', 'eventDate'] as const;

const isMoved = ({ before, after }: PendingRow): boolean =>
  after['state'] === 'attributed' && sources.some(key => JSON.stringify(before?.[key]) !== JSON.stringify(after[key]));

/** The one value of all; undefined where they differ. */
const oneOf = (values: readonly unknown[]): unknown => (new Set(values).size === 1 ? values[0] : undefined);

/** [R17b] The shares of a cost in the currencies of their suppliers, by the rate of its day. Throws what stands against them. */
async function settled(database: Kysely<Tables>, cost: RecordValues): Promise<RecordValues> {
  const [amount, from, day] = [cost['foreignAmount'] as Decimal, String(cost['foreignCurrency']), cost['eventDate'] as LocalDate];
  const shares = linesIn(cost, 'allocations');
  const [refusal] = allocationRefusals(amount, from, shares as unknown as readonly AllocatedPart[]);
  if (refusal) throw new RefusedWrite(refusal);
  const [terms, rates] = [await termsOf(database, idsIn(shares.map(({ supplier }) => supplier))), await bookingRates(database, day)];
  const allocations = shares.map(share => {
    const currency = terms.get(Number(share['supplier']))?.currency ?? from;
    const found = rateOn(rates, from, currency, day, mostRateAge.spot);
    if (!found.ok) throw new RefusedWrite({ code: 'NO_RATE', field: 'eventDate', message: fill(noRate, { d: day, from, to: currency }) });
    const settleAmount = convertAmount(share['amount'] as Decimal, found.value, currency);
    return { ...share, currency, rate: round(found.value.rate, 6), settleAmount };
  });
  const rate = oneOf(allocations.map(share => share.rate));
  return { ...cost, allocations, rate, settleCurrency: oneOf(allocations.map(({ currency }) => currency)) };
}

/** Settles costs that are attributed, whichever way they come, and unsettles those that are taken back. */
export const settleShares: Derivation = (database, _parts, rows) =>
  Promise.all(
    rows.map(async row => {
      if (isMoved(row)) return settled(database, row.after);
      return row.after['state'] === 'imported' ? { ...row.after, rate: undefined, settleCurrency: undefined } : row.after;
    }),
  );
