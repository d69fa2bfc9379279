import { addDays, addMonths, type LocalDate } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { demoTariffOfPart, demoTariffs } from './demo-tariffs.ts';

/** Adds the tariff codes of the demo and gives every SKU its Chinese code; one rebate changes with the month after next. */
export const addDemoTariffs = demoStep('tariffs', ['catalogue'], async ({ transaction, adding, now }) => {
  const add = adding('customs');
  const first = `${addMonths(businessDay(now), 2).slice(0, 7)}-01` as LocalDate;
  const codes = await add('tariffCode', demoTariffs({ first, last: addDays(first, -1) }));
  if (codes.size === 0) return;
  const given = Object.entries(demoTariffOfPart);
  await sql`
    update sku set tariff_cn = given.code
    from unnest(${given.map(([prefix]) => prefix)}::text[], ${given.map(([, code]) => code)}::text[]) as given (prefix, code)
    where split_part(sku.sku, '-', 1) = given.prefix`.execute(transaction);
});
