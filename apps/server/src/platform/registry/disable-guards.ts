import type { Refusal } from '@axle/kernel';
import type { RecordRow } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { marketInUse } from '../../modules/catalog/site/market-in-use.ts';
import { keepDefault } from '../../modules/planning/parameters/keep-default.ts';
import type { Asker } from '../resources/record-parts.ts';
import { areaInUse } from '../../modules/inventory/warehouse/area-in-use.ts';
import { childInUse } from '../../modules/inventory/warehouse/child-in-use.ts';
import { warehouseInUse } from '../../modules/inventory/warehouse/warehouse-in-use.ts';

/** Tells which of some locked records may not be put out of use, and why, in words that are for whoever asks. */
export type DisableGuard = (
  transaction: Kysely<Tables>,
  records: readonly RecordRow[],
  caller: Asker,
) => Promise<ReadonlyMap<number, Refusal>>;

/** Guards of going out of use, by entity. */
export const disableGuards: Readonly<Record<string, DisableGuard>> = {
  market: marketInUse,
  warehouse: warehouseInUse,
  warehouseArea: areaInUse,
  warehouseChild: childInUse,
  mrpBaseConfig: keepDefault,
};
