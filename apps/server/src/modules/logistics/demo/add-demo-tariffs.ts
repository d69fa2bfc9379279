import { addDays, addMonths, type LocalDate } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { demoDeclaredOfPart, demoTariffOfPart, demoTariffs } from './demo-tariffs.ts';

/** What SKUs declare in the United States: their code there, and somewhat less than their price without VAT. */
async function declare(transaction: Transaction<Tables>): Promise<void> {
  const given = Object.entries(demoDeclaredOfPart);
  await sql`
    insert into sku_decl_values (record_id, line_no, country, tariff, value)
    select k.id, 0, c.id, given.code, round(k.price / 7.1 * 0.85, 2)
    from unnest(${given.map(([prefix]) => prefix)}::text[], ${given.map(([, code]) => code)}::text[]) as given (prefix, code)
    join sku k on split_part(k.sku, '-', 1) = given.prefix join country c on c.iso2 = 'US'
    where k.price > 0 and not exists (select from sku_decl_values v where v.record_id = k.id)`.execute(transaction);
}

/** Adds the tariff codes of the demo, with those that SKUs declare; one rebate changes with the month after next. */
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
  await declare(transaction);
});
