import type { LocalDate } from '@axle/kernel';
import type { Cutoff, CutoffLine } from '@axle/logistics';
import { fieldAccess } from '@axle/permissions';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';

/** A SKU as cut-offs look at it, and who plans it. */
export interface CutoffSku extends CutoffLine {
  readonly planner: number | null;
}

/** SKUs with their declared names, their categories up to the root and their tariff code, as far as the user may read them. */
export async function cutoffSkus(database: Kysely<Tables>, { access }: Actor, which: RawBuilder<boolean>): Promise<readonly CutoffSku[]> {
  const { rows } = await sql<{
    sku: string;
    zh: string | null;
    en: string | null;
    hs: string | null;
    categories: string[];
    planner: number | null;
  }>`
    with recursive above (id, code, parent, leaf) as (
      select id, code, parent, id from category
      union all select c.id, c.code, c.parent, above.leaf from above join category c on c.id = above.parent)
    select t.sku, t.decl_name_zh as zh, t.decl_name_en as en, t.tariff_cn as hs, t.planner,
      coalesce((select array_agg(above.code) from above where above.leaf = t.category), '{}') as categories
    from sku t where ${which} order by t.sku`.execute(database);
  const sees = (field: string) => fieldAccess(access, 'skuList', field).read;
  return rows.map(({ sku, zh, en, hs, categories, planner }) => ({
    sku,
    names: [sees('declNameZh') ? zh : null, sees('declNameEn') ? en : null].filter(name => name !== null),
    categories: sees('category') ? categories : [],
    ...(hs !== null && sees('tariffCn') ? { hs } : {}),
    planner,
  }));
}

/** Every cut-off in use. */
export async function cutoffsInUse(database: Kysely<Tables>): Promise<readonly Cutoff[]> {
  const rows = await database
    .selectFrom('cutoff_name')
    .selectAll()
    .where('status', '=', 1)
    .orderBy('effective_from')
    .orderBy('id')
    .execute();
  return rows.map(row => ({
    match: row.match as Cutoff['match'],
    value: row.value,
    scope: row.scope as Cutoff['scope'],
    ...(row.scope_ref === null ? {} : { scopeRef: row.scope_ref }),
    action: row.action as Cutoff['action'],
    ...(row.reason === null ? {} : { reason: row.reason }),
    effectiveFrom: row.effective_from as LocalDate,
    ...(row.effective_to === null ? {} : { effectiveTo: row.effective_to as LocalDate }),
  }));
}
