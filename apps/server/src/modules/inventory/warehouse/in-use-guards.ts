import type { DisableGuard } from '../../../platform/resources/disable-guard.ts';
import { channelInUse, materialInUse } from '../stock/travel-in-use.ts';
import { childInUse } from './child-in-use.ts';
import { areaInUse, binInUse } from '../stock/places-in-use.ts';
import { warehouseInUse } from './warehouse-in-use.ts';

/** [W15] What stays in use while goods lie in it or documents need it. */
export const inUseGuards: Readonly<Record<string, DisableGuard>> = {
  warehouse: warehouseInUse,
  warehouseArea: areaInUse,
  warehouseChild: childInUse,
  bin: binInUse,
  logisticsChannel: channelInUse,
  packingMaterial: materialInUse,
};
