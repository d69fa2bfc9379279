import { firstChildren, type WarehouseType } from '@axle/inventory';
import type { Follower } from '../../../platform/resources/writes/follow-new.ts';

/** The parts that new warehouses begin with. */
export const childrenOfNew: Follower = rows =>
  rows.flatMap(warehouse =>
    firstChildren(String(warehouse['code']), warehouse['type'] as WarehouseType).map(({ code, type, sellable, name }) => ({
      code,
      warehouse: warehouse.id,
      type,
      sellable,
      nameZh: `${String(warehouse['nameZh'])} ${name.zh}`,
      nameEn: `${String(warehouse['nameEn'])} ${name.en}`,
    })),
  );
