import { addDays, addMonths, type LocalDate } from '@axle/kernel';
import { type Transaction, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { PageRegistry } from '../pages/registry.ts';
import { insertRows } from '../resources/writes/insert-rows.ts';
import { demoTariffOfPart, demoTariffs } from './demo-tariffs.ts';

/** Adds the tariff codes of the demo, kept by one of its users, and gives every SKU its Chinese code; one rebate changes with the month after next. */
export async function addDemoTariffs(transaction: Transaction<Tables>, registry: PageRegistry, editor: number, now: Date): Promise<void> {
  const { resource } = registry.page('tariffCode')?.page ?? {};
  if (!resource) return;
  const first = `${addMonths(now.toISOString().slice(0, 10) as LocalDate, 2).slice(0, 7)}-01` as LocalDate;
  const access = { userId: editor, isSuper: true, roles: [], scopes: new Map(), blocks: [] };
  const parts = { database: transaction, resource, page: 'tariffCode', caller: { access, now } };
  const records = demoTariffs({ first, last: addDays(first, -1) }).map(record => ({ ...record, ...resource.derive?.(record) }));
  await insertRows(transaction, parts, records, { action: 'add' });
  const given = Object.entries(demoTariffOfPart);
  await sql`
    update sku set tariff_cn = given.code
    from unnest(${given.map(([prefix]) => prefix)}::text[], ${given.map(([, code]) => code)}::text[]) as given (prefix, code)
    where split_part(sku.sku, '-', 1) = given.prefix`.execute(transaction);
}
