import type { Refusal } from '@axle/kernel';

/** What an area of a warehouse is for. */
export const areaUses = ['dock', 'qc', 'pick', 'reserve', 'pack', 'stage', 'return', 'damage', 'transit'] as const;

/** One of {@link areaUses}. */
export type AreaUse = (typeof areaUses)[number];

/** The part of a warehouse in which an area lies. */
export interface AreaChild {
  readonly warehouse: number;
  readonly sellable: boolean;
}

/**
 * [W5, W6, W7] What stands against an area: its part belongs to its warehouse, returns and damaged goods lie in parts that are not sold
 * from, and goods under way have no areas.
 */
export function checkArea(
  { warehouse, use }: { readonly warehouse: number; readonly use: AreaUse },
  child: AreaChild,
  warehouseType: string,
): readonly Refusal[] {
  const found: Refusal[] = [];
  if (warehouseType === 'transit')
    found.push({ code: 'NO_AREAS', field: 'warehouse', message: { zh: '在途仓没有库区', en: 'A transit warehouse has no areas' } });
  if (child.warehouse !== warehouse)
    found.push({
      code: 'OTHER_WAREHOUSE',
      field: 'child',
      message: { zh: '子仓不属于所选仓库', en: 'The sub-warehouse belongs to another warehouse' },
    });
  if (child.sellable && (use === 'damage' || use === 'return'))
    found.push({
      code: 'SELLABLE_CHILD',
      field: 'child',
      message: { zh: '残损与退货库区只能建在不可售子仓', en: 'Damage and return areas belong to a sub-warehouse that is not sold from' },
    });
  return found;
}

/** [W8] The uses that one of our own warehouses lacks: at least a dock and a staging area. */
export const missingUses = (uses: readonly AreaUse[]): readonly AreaUse[] =>
  (['dock', 'stage'] as const).filter(use => !uses.includes(use));
