import { type Refusal, text } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

const into = (code: string, zh: string, en: string): Refusal => ({ code, field: 'into', message: text(zh, en) });

/** The refusals of merging one category into another. */
export const mergeRefusals = {
  same: into('SAME_CATEGORY', '请选择另一个品类', 'Choose another category'),
  below: into('BELOW_ITSELF', '不能并入自己的下级品类', 'A category cannot be merged into one below itself'),
  disabled: into('DISABLED', '目标品类已停用', 'The target category is disabled'),
  holdsSkus: into('HOLDS_SKUS', '目标品类下已有SKU，不能再有下级品类', 'The target category holds SKUs, so it cannot have subcategories'),
  hasChildren: into('NOT_A_LEAF', '目标品类有下级品类，不能直接放SKU', 'The target category has subcategories, so it cannot hold SKUs'),
  tooDeep: into('TOO_DEEP', '并入后会超过4级', 'The merge would exceed four levels'),
  unseen: { code: 'FORBIDDEN', message: { zh: '其中有您无权查看的记录', en: 'It contains records that you are not allowed to see' } },
} as const satisfies Readonly<Record<string, Refusal>>;

/** Whether the tree has room for what a category holds below another one; undefined where it has. */
export async function roomFor(database: Kysely<Tables>, source: RecordRow, target: RecordRow): Promise<Refusal | undefined> {
  if (source.id === target.id) return mergeRefusals.same;
  if (target['status'] !== 1) return mergeRefusals.disabled;
  const { rows } = await sql<{ below: boolean; height: number; sourceSkus: boolean; targetSkus: boolean; targetChildren: boolean }>`
    with recursive down (id, height) as (
      select ${source.id}::bigint, 0 union all select c.id, down.height + 1 from category c join down on c.parent = down.id)
    select coalesce(bool_or(down.id = ${target.id}), false) as below, max(down.height)::int as height,
      exists (select from sku where category = ${source.id}) as "sourceSkus",
      exists (select from sku where category = ${target.id}) as "targetSkus",
      exists (select from category where parent = ${target.id} and id <> ${source.id}) as "targetChildren"
    from down`.execute(database);
  const { below, height, sourceSkus, targetSkus, targetChildren } = rows[0]!;
  if (below) return mergeRefusals.below;
  if (height > 0 && targetSkus) return mergeRefusals.holdsSkus;
  // the source itself stays below its parent, disabled: no SKU goes into the parent then
  if (sourceSkus && (targetChildren || source['parent'] === target.id)) return mergeRefusals.hasChildren;
  return Number(target['level']) + height > 4 ? mergeRefusals.tooDeep : undefined;
}
