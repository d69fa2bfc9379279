import { type SkuSalesStatus, skuMay } from '@axle/catalog';
import { fieldAccess } from '@axle/permissions';
import { sql } from 'kysely';
import type { KnownHandler } from '../../../platform/resources/calls/known-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';

/** [B5] Which of these SKUs may not be sold, by their codes: of those that the user sees, where they may read the state of a SKU. */
export const unsoldSkus: KnownHandler = async ({ database, caller, ids }) => {
  const page = 'skuList';
  const resource = caller.registry.page(page)?.page.resource;
  if (!resource || ids.length === 0 || !fieldAccess(caller.access, page, 'salesStatus').read) return [];
  const { rows } = await sql<{ sku: string; status: SkuSalesStatus }>`
    select t.sku, t.sales_status as status from sku as t
    where t.id = any(${ids}::bigint[]) and ${seenRows({ resource, caller })} order by t.sku`.execute(database);
  return rows.filter(({ status }) => !skuMay(status, 'sell')).map(({ sku }) => sku);
};
