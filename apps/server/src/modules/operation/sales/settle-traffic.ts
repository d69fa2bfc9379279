import { fill, type Refusal, text } from '@axle/kernel';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import { ptSkusOfTraffic } from './pt-skus-of-traffic.ts';

const unknown = (sellerSku: string): Refusal => ({
  code: 'SELLER_SKU_UNKNOWN',
  field: 'sellerSku',
  message: fill(
    text(
      '该店铺在此站点没有卖家SKU {sellerSku}，请先在“PT SKU”中新增',
      'The store has no seller SKU {sellerSku} on this site; add it in PT SKU first',
    ),
    { sellerSku },
  ),
});

/** Traffic is of a listing that is known. */
export const trafficGuard: RecordGuard = async (database, records) => {
  const ptSkuOf = await ptSkusOfTraffic(database, records);
  return record => {
    const isWhole = ['store', 'site', 'sellerSku'].every(field => record[field] !== undefined);
    return isWhole && ptSkuOf(record) === undefined ? [unknown(String(record['sellerSku']))] : [];
  };
};

/** Traffic knows its PT SKU. */
export const settleTraffic: Derivation = async (transaction, _parts, rows) => {
  const records = rows.map(({ after }) => after);
  const ptSkuOf = await ptSkusOfTraffic(transaction, records);
  return records.map(record => ({ ...record, ptSku: ptSkuOf(record) }));
};
