import { channelWanted, outgoingRefusals } from '@axle/inventory';
import type { Refusal } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';
import { standingOf } from '../operation/standing-of.ts';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const onTheRoad = (field: string): Refusal => ({
  code: 'TRANSIT',
  field,
  message: {
    zh: '在途仓只用于分组显示，不能调拨',
    en: 'The in-transit warehouse is for grouping only; transfers from or to it are not possible',
  },
});

/** The pieces of a transfer, wherever they lie in its first warehouse. */
const pieces = (record: RecordValues) =>
  linesIn(record, 'lines').map(({ sku, qty }) => ({
    warehouse: Number(record['fromWarehouse']),
    bin: 0,
    sku: Number(sku),
    status: 'available' as const,
    qty: Number(qty),
  }));

/** [TR1] [OP3] A transfer takes available stock; goods to a third-party warehouse name their shipping product. */
export const transferGuard: RecordGuard = async (database, records) => {
  const ids = records.flatMap(({ fromWarehouse, toWarehouse }) => [fromWarehouse, toWarehouse].filter(id => typeof id === 'number'));
  const rows = ids.length > 0 ? await database.selectFrom('warehouse').select(['id', 'type']).where('id', 'in', ids).execute() : [];
  const typeOf = new Map(rows.map(({ id, type }) => [id, type]));
  const { free } = await standingOf(database, records.flatMap(pieces));
  return record => [
    ...['fromWarehouse', 'toWarehouse'].flatMap(field => (typeOf.get(record[field] as number) === 'transit' ? [onTheRoad(field)] : [])),
    ...(typeOf.get(record['toWarehouse'] as number) === 'threePl' && record['channel'] === undefined ? [channelWanted] : []),
    ...outgoingRefusals(pieces(record), { balance: () => Number.MAX_SAFE_INTEGER, free }),
  ];
};
