import { type Refusal, text } from '@axle/kernel';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const notThere: Refusal = {
  code: 'NOTHING_THERE',
  field: 'sku',
  message: text('该SKU没有亚马逊Listing', 'The SKU has no Amazon listing'),
};

/** Copies the title of the Amazon listing of the same SKU; pictures and fitments already come from the SKU. */
export const copyFromAmazon: ActionHandler = ({ parts, targets }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const skus = records.flatMap(({ sku }) => (sku === undefined ? [] : [Number(sku)]));
    const { rows } = await sql<{ sku: number; title: string }>`
      select distinct on (sku) sku, title from amazon_listing where sku = any(${skus}::bigint[]) and latest
      order by sku, listing_status = 'active' desc, id`.execute(transaction);
    const titles = new Map(rows.map(({ sku, title }) => [sku, title.slice(0, 150)]));
    const changes = records.flatMap(before => {
      const title = titles.get(Number(before['sku']));
      return title === undefined || title.length < 10 ? [] : [{ before, after: { ...before, title } }];
    });
    await updateRows(transaction, { ...parts, database: transaction }, changes, { action: 'update' });
    const done = new Set(changes.map(({ before }) => before.id));
    return new Map(records.flatMap(({ id }) => (done.has(id) ? [] : [[id, notThere] as const])));
  });
