import { businessDay, checkCells } from '@axle/page-kit';
import { parse } from 'csv-parse/sync';
import type { Insertable } from 'kysely';
import { readFile } from 'node:fs/promises';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { currenciesInUse } from '../rate/currencies-in-use.ts';
import { bookingRates } from './demo-booking-rates.ts';

/** A kept piece of a public file, read by the rules of the import. */
const sample = new URL('../../../../../../samples/exchange-rates-monthly-small.csv', import.meta.url);

/** Adds the rates of the sample, and booking rates from its end up to today. */
export const addDemoRates = demoStep('rates', [], async ({ transaction, registry, now }) => {
  const { resource, importing } = registry.page('exchangeRate')?.page ?? {};
  const reader = importing?.reader;
  if (!resource || !reader) return;
  const [, ...rows] = parse(await readFile(sample)) as readonly (readonly string[])[];
  const cells = rows.map(([periodMonth = '', to = '', rate = '']) => ({ periodMonth, to, rate }));
  const today = businessDay(now);
  const inUse = await currenciesInUse(transaction);
  const rates = cells.flatMap((row, place): Insertable<Tables['exchange_rate']>[] => {
    const read = reader(row, cells[place - 1], inUse);
    if (read.passedOver) return [];
    const { values, refusals } = checkCells(resource, read.cells, today);
    if (refusals.length + read.refusals.length > 0)
      throw new Error(`row ${place + 2} of the sample is refused: ${refusals[0]?.message.en}`);
    const record = { ...values, ...resource.derive?.(values) } as Readonly<Record<string, string>>;
    const { rateType, rateBefore, periodMonth, validFrom, rawText, ...rest } = record;
    const columns = {
      ...rest,
      rate_type: rateType,
      rate_before: rateBefore,
      period_month: periodMonth,
      valid_from: validFrom,
      raw_text: rawText,
    };
    return [{ ...(columns as unknown as Insertable<Tables['exchange_rate']>), created_at: now, updated_at: now }];
  });
  const booked = bookingRates(rates, today).map(rate => ({ ...rate, created_at: now, updated_at: now }));
  await transaction
    .insertInto('exchange_rate')
    .values([...rates, ...booked])
    .execute();
});
