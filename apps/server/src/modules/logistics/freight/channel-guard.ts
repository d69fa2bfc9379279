import { channelWithin } from '@axle/logistics';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { freightTables } from './freight-tables.ts';

/** A channel takes nothing heavier or larger than its rate card does. */
export const channelGuard: RecordGuard = async (database, records) => {
  const tables = await freightTables(database, [
    ...new Set(records.flatMap(({ freight }) => (typeof freight === 'number' ? [freight] : []))),
  ]);
  return record => {
    const table = tables.get(record['freight'] as number);
    return table ? channelWithin(record, table) : [];
  };
};
