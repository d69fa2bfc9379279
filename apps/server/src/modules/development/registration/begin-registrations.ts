import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';

/** A project that comes to its registration gets one, unless it has been there before. */
export const beginRegistrations: Consequence = async (transaction, { caller }, rows) => {
  const arrived = rows
    .filter(({ before, after }) => after?.['stage'] === 'register' && before?.['stage'] !== 'register')
    .map(({ after }) => Number(after?.['id']));
  if (arrived.length === 0) return;
  const { rows: projects } = await sql<{ id: number; item: number | null; country: number | null }>`
    select p.id, (select id from country where iso2 = 'CN') as country,
      -- the article of the chosen supplier, where only one can be meant
      (select min(i.id) from supplier_sku i join new_product_project_suppliers q on q.supplier = i.supplier and q.record_id = p.id
        where i.sku is null and i.state = 'trial' and q.chosen having count(*) = 1) as item
    from new_product_project p where p.id = any(${arrived}::bigint[])
      and not exists (select from new_product_registration r where r.project = p.id) order by p.id`.execute(transaction);
  const parts = ownParts(transaction as Transaction<Tables>, caller, 'newProductRegistration');
  const begun = projects.map(({ id, item, country }) => ({
    project: id,
    supplierItem: item ?? undefined,
    originCountry: country ?? undefined,
    firstOrderRule: 'months',
  }));
  await insertRows(transaction, parts, begun, { action: 'add' });
};
