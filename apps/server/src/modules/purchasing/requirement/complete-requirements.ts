import type { LocalDate } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { latestOrderDate } from '@axle/purchasing';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { liesInScope } from '../../../platform/resources/query/data-scope.ts';
import type { Derivation, PendingRow } from '../../../platform/resources/writes/settle-rows.ts';
import { orderLimits } from '../order/order-limits.ts';
import { orderOffers, questionIn } from '../order/order-offers.ts';
import { idsIn, termsOf } from '../order/supplier-terms.ts';

/** Who supplies SKUs, by their ids. */
async function suppliersOf(database: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('sku').select(['id', 'supplier']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, supplier }) => [id, supplier]));
}

/** What a requirement says itself of a field that follows from another: nothing where that was changed and this was not. */
const ownOf = ({ before, after }: Pick<PendingRow, 'before' | 'after'>, source: string, field: string): unknown =>
  before && before[source] !== after[source] && before[field] === after[field] ? undefined : after[field];

/**
 * What a buyer leaves empty comes from the SKU and its supplier, as far as their scope goes; [R23] by when it is to be ordered follows from
 * the lead time.
 */
export const completeRequirements: Derivation = async (database, { resource, caller }, rows) => {
  const suppliers = await suppliersOf(database, idsIn(rows.map(({ after }) => after['sku'])));
  const supplied = rows.map(({ before, after }): RecordValues => {
    const own = ownOf({ before, after }, 'sku', 'supplier');
    const derived = { ...after, supplier: own ?? suppliers.get(Number(after['sku'])) ?? undefined };
    // whoever may not see the SKU's supplier leaves it to others to assign one
    return own === undefined && !liesInScope(resource, caller, derived, before?.id) ? { ...after, supplier: undefined } : derived;
  });
  const terms = await termsOf(database, idsIn(supplied.map(({ supplier }) => supplier)));
  const offerFor = await orderOffers(
    database,
    supplied.filter(({ supplier }) => supplier !== undefined).map(after => questionIn(after, after['sku'])),
  );
  const limitsOf = await orderLimits(database, idsIn(rows.map(({ after }) => after['sku'])));
  return supplied.map((after, at): RecordValues => {
    const row = { before: rows[at]!.before, after };
    const of = terms.get(after['supplier'] as number);
    const currency = ownOf(row, 'supplier', 'currency') ?? of?.currency ?? undefined;
    const sku = Number(after['sku']);
    const { leadDays } = limitsOf(sku, offerFor(questionIn({ ...after, currency }, sku)));
    return {
      ...after,
      source: after['source'] ?? 'manual',
      orderedQty: after['orderedQty'] ?? 0,
      closedQty: after['closedQty'] ?? 0,
      currency,
      buyer: ownOf(row, 'supplier', 'buyer') ?? of?.buyer ?? undefined,
      latestOrderDate: latestOrderDate(after['requiredDate'] as LocalDate, leadDays),
    };
  });
};
