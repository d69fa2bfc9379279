import type { LocalDate } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { latestOrderDate } from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import { idsIn, termsOf } from '../order/supplier-terms.ts';

/** Who supplies SKUs and how long it takes, by their ids. */
async function articlesOf(database: Kysely<Tables>, ids: readonly number[]) {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('sku').select(['id', 'supplier', 'lead_days']).where('id', 'in', ids).execute();
  return new Map(rows.map(row => [row.id, row]));
}

/** What a buyer leaves empty comes from the SKU and its supplier; [R23] by when it is to be ordered follows from the lead time. */
export const completeRequirements: Derivation = async (database, _parts, rows) => {
  const articles = await articlesOf(database, idsIn(rows.map(({ after }) => after['sku'])));
  const supplied = rows.map(({ after }): RecordValues => ({
    ...after,
    supplier: after['supplier'] ?? articles.get(Number(after['sku']))?.supplier ?? undefined,
  }));
  const terms = await termsOf(database, idsIn(supplied.map(({ supplier }) => supplier)));
  return supplied.map((after): RecordValues => {
    const of = terms.get(after['supplier'] as number);
    const leadDays = articles.get(Number(after['sku']))?.lead_days ?? 0;
    return {
      ...after,
      source: after['source'] ?? 'manual',
      orderedQty: after['orderedQty'] ?? 0,
      currency: after['currency'] ?? of?.currency ?? undefined,
      buyer: after['buyer'] ?? of?.buyer ?? undefined,
      latestOrderDate: latestOrderDate(after['requiredDate'] as LocalDate, leadDays),
    };
  });
};
