import { firstOrderOf, type FirstOrderTerms } from '@axle/development';
import type { RecordRow } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import type { BoundItem } from './bound-item.ts';
import { projectGifts } from './known-around.ts';

/** First orders of new products come before what is stocked up. */
const early = 3;

/** [N14] Asks purchasing for the first order of a new SKU; answers the id of the requirement. */
export async function requireFirstOrder(
  database: Transaction<Tables>,
  caller: Actor,
  record: RecordRow,
  { sku, item }: { readonly sku: number; readonly item: BoundItem },
): Promise<number> {
  const project = Number(record['project']);
  const sales = (await projectGifts(database, [project])).get(project)?.monthlySales;
  const terms: FirstOrderTerms = { ...record, ...(typeof sales === 'number' ? { monthlySales: sales } : {}) };
  const qty = firstOrderOf(terms, { moq: item.moq, cartonQty: item.cartonQty, multiple: item.orderMultiple });
  const { requiredDate, warehouse, companyEntity, regNo } = record;
  const { supplier, currency } = item;
  const values = {
    sku,
    qty,
    requiredDate,
    warehouse,
    companyEntity,
    supplier,
    currency,
    priority: early,
    source: 'newprod',
    sourceNo: regNo,
  };
  const [row] = await insertRows(database, ownParts(database, caller, 'purchaseRequiredSummary'), [values], { action: 'add' });
  return row!.id;
}
