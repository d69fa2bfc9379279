import type { Text } from '@axle/kernel';
import type { StockBizType } from '../stock/biz-types.ts';
import type { StockStatus } from '../stock/stock-status.ts';

interface OutTypeTerms {
  readonly label: Text;
  /** How the ledger books it when it leaves (the posting matrix of wms.md). */
  readonly biz: StockBizType;
  /** The status that its pieces leave from; those that leave as `reserved` are reserved first. */
  readonly from: StockStatus;
}

/** OutType: why goods leave a warehouse. */
export const outTypes = {
  sale: { label: { zh: '销售出库', en: 'Sales shipment' }, biz: 'sale_out', from: 'reserved' },
  fba: { label: { zh: 'FBA发货', en: 'FBA shipment' }, biz: 'fba_ship', from: 'reserved' },
  transfer: { label: { zh: '调拨出库', en: 'Transfer' }, biz: 'transfer_ship', from: 'reserved' },
  distribution: { label: { zh: '分销出库', en: 'Distribution' }, biz: 'distribution_out', from: 'reserved' },
  supplier_return: { label: { zh: '退供', en: 'Supplier return' }, biz: 'supplier_return_out', from: 'reserved' },
  sample: { label: { zh: '样品', en: 'Sample' }, biz: 'other_out', from: 'reserved' },
  scrap: { label: { zh: '报废', en: 'Scrap' }, biz: 'scrap_out', from: 'damaged' },
  other: { label: { zh: '其他', en: 'Other' }, biz: 'other_out', from: 'reserved' },
} as const satisfies Readonly<Record<string, OutTypeTerms>>;

/** One of {@link outTypes}. */
export type OutType = keyof typeof outTypes;
