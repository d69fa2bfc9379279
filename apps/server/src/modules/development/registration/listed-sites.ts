import { fill, type Refusal, text } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

const closedText = text('店铺站点{code}不是启用的亚马逊站点', 'Store and site {code} is not an active Amazon site');

/** The stores and sites that a registration names, in its order. */
export const sitesOf = (record: RecordValues): readonly number[] => linesIn(record, 'storeSites').map(({ storeSite }) => Number(storeSite));

/** Those of its stores and sites on which nothing can be listed: they are of another platform, or no longer in use (`SITE_CLOSED`). */
export async function closedSites(database: Kysely<Tables>, record: RecordValues): Promise<readonly Refusal[]> {
  const { rows } = await sql<{ code: string }>`
    select l.code from store_site_list l join store s on s.id = l.store
    where l.id = any(${sitesOf(record)}::bigint[]) and (s.platform <> 'amazon' or s.status = 0 or l.status = 0) order by l.code`.execute(
    database,
  );
  return rows.map(({ code }) => ({ code: 'SITE_CLOSED', field: 'storeSites', message: fill(closedText, { code }) }));
}
