import type { Line } from '@axle/page-kit';
import { listAddress } from '../../../engine/filter-address.ts';

/** A page that has the documents of a source: its tab, and the field that holds their number. */
export interface SourcePage {
  readonly section: string;
  readonly page: string;
  readonly tab: string;
  readonly field: string;
}

const pages: Readonly<Record<string, SourcePage>> = {
  order: { section: 'oms', page: 'orderList', tab: 'tab1', field: 'orderNo' },
  costLayer: { section: 'wms', page: 'logoutStock', tab: 'all', field: 'outboundNo' },
  parcel: { section: 'wms', page: 'parcelHandover', tab: 'tab1', field: 'parcelNo' },
  settlement: { section: 'operation', page: 'platformSettlement', tab: 'all', field: 'settlementId' },
  returnOrder: { section: 'operation', page: 'operationReturn', tab: 'all', field: 'rmaNo' },
  carrierBill: { section: 'operation', page: 'carrierBill', tab: 'all', field: 'billNo' },
};

/** The page of the documents that an item comes from; undefined where there is none. */
export function sourcePage(line: Line): SourcePage | undefined {
  const number = line['sourceNo'];
  if (typeof number !== 'string' || number.includes(' · ')) return undefined;
  // goods that went out without an outbound order of ours are known by their order
  if (line['source'] === 'costLayer' && number.startsWith('SO')) return pages['order'];
  return pages[String(line['source'])];
}

/** The address of the document that an item comes from. */
export const sourceAddress = ({ section, page, tab, field }: SourcePage, number: unknown): string =>
  listAddress(`/admin/${section}/${page}`, tab, [{ field, op: 'eq', value: number }]);
