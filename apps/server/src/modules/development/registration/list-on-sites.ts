import type { RecordRow } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { closedSites, sitesOf } from './listed-sites.ts';

/** Has a new SKU listed on each store and site of its registration; one on which nothing can be listed is thrown. */
export async function listOnSites(database: Transaction<Tables>, caller: Actor, record: RecordRow, sku: number): Promise<void> {
  const parts = ownParts(database, caller, 'newAmazonPending');
  for (const storeSite of sitesOf(record)) {
    const [closed] = await closedSites(database, { storeSites: [{ storeSite }] });
    if (closed) throw new RefusedWrite(closed);
    await insertRows(database, parts, [{ registration: record.id, sku, storeSite, gtin: record['gtin'] }], { action: 'add' });
  }
}
