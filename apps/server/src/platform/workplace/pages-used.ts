import { spmCode } from '@axle/tracking';
import type { HomePageUse } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { pageCode } from '../tracking/page-code.ts';
import type { Registry } from '../registry/registry.ts';

/** Days back, and most records, from which use is counted. */
const [days, mostViews] = [90, 3000];

/** The pages that somebody opened lately, the most used first, by the records of page views. */
export async function pagesUsed(database: Kysely<Tables>, { pages }: Registry, userId: number, now: Date): Promise<readonly HomePageUse[]> {
  const since = new Date(now.getTime() - days * 86_400_000).toISOString();
  const { rows } = await sql<{ code: string; views: number }>`
    select code, count(*) as views from (
      select ${pageCode} as code from tracking_log t
      where t.user_id = ${userId} and t.at >= ${since}::timestamptz and t.event_type = 'page_view'
      order by t.at desc, t.id desc limit ${mostViews}
    ) as viewed group by code order by views desc, code collate "C" limit 60`.execute(database);
  const keys = new Map(pages.map(({ section, page }) => [spmCode(section.key, page.key).replace(/[^.]+$/, ''), page.key]));
  return rows.flatMap(({ code, views }) => {
    const page = keys.get(code);
    return page === undefined || page === 'homeIndex' ? [] : [{ page, views }];
  });
}
