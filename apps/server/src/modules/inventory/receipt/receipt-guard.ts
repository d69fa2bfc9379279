import { dockUses } from '@axle/inventory';
import type { Refusal } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const otherBin: Refusal = {
  code: 'DOCK_BIN',
  field: 'dockBin',
  message: {
    zh: '收货库位须是该仓库收货区的库位，客退须是退货区的库位',
    en: 'The bin must be in the warehouse’s receiving area; for customer returns, in its returns area',
  },
};

interface BinPlace {
  readonly id: number;
  readonly warehouse: number;
  readonly use: string;
}

const refused = (places: readonly BinPlace[], { dockBin, warehouse, type }: RecordValues): Refusal | undefined => {
  const place = places.find(({ id }) => id === dockBin);
  return place && (place.warehouse !== warehouse || !dockUses(type).includes(place.use)) ? otherBin : undefined;
};

async function placesOf(database: Kysely<Tables>, records: readonly RecordValues[]): Promise<readonly BinPlace[]> {
  const ids = [...new Set(records.flatMap(({ dockBin }) => (typeof dockBin === 'number' ? [dockBin] : [])))];
  const { rows } = await sql<BinPlace>`
    select b.id, b.warehouse, a.use from bin b join warehouse_area a on a.id = b.area where b.id = any(${ids}::bigint[])`.execute(database);
  return rows;
}

/** Why goods of a receipt may not come in at its bin. */
export const refusedBin = async (database: Kysely<Tables>, record: RecordValues): Promise<Refusal | undefined> =>
  refused(await placesOf(database, [record]), record);

/** Goods come in at a dock of their own warehouse, returns among the returns. */
export const receiptGuard: RecordGuard = async (database, records) => {
  const places = await placesOf(database, records);
  return record => {
    const refusal = refused(places, record);
    return refusal ? [refusal] : [];
  };
};
