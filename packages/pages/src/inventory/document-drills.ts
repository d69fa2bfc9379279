import { text } from '@axle/kernel';
import type { ColumnDrill, DrillCondition, EnumOption } from '@axle/page-kit';

/** What the ledger books for, each with its page, the tab that shows all of them, and the field of their number. */
const documents = {
  receipt: [text('收货单', 'Receipt'), 'receiveOrder', 'all', 'receiptNo'],
  putaway: [text('上架任务', 'Putaway'), 'putawayTask', 'all', 'putawayNo'],
  outbound: [text('出库单', 'Outbound order'), 'logoutStock', 'all', 'outboundNo'],
  wave: [text('拣货波次', 'Wave'), 'pickWave', 'all', 'waveNo'],
  parcel: [text('包裹', 'Parcel'), 'parcelHandover', 'tab1', 'parcelNo'],
  stock_in: [text('其他入库', 'Stock-in'), 'stockInOperation', 'all', 'opNo'],
  stock_out: [text('其他出库', 'Stock-out'), 'stockOutOperation', 'all', 'opNo'],
  conversion: [text('库内转换', 'Conversion'), 'stockConversion', 'all', 'cvNo'],
  transfer: [text('调拨单', 'Transfer'), 'transferOrder', 'all', 'transferNo'],
  stocktake: [text('盘点单', 'Stocktake'), 'stocktake', 'tasks', 'stocktakeNo'],
  fba_shipment: [text('FBA货件', 'FBA shipment'), 'fbaInboundShipment', 'all', 'shipmentId'],
  fba_ledger: [text('FBA账页', 'FBA ledger'), 'fbaReconciliation', 'ledger', 'lineNo'],
  fba_case: [text('FBA申诉', 'FBA case'), 'fbaCase', 'all', 'caseNo'],
  reservation: [text('库存占用', 'Reservation'), 'stockReservation', 'all', 'reservationNo'],
  layer: [text('成本层', 'Cost layer'), 'stockLayer', 'all', 'layerNo'],
} as const;

/** A kind of document of the warehouse. */
export type DocumentKind = keyof typeof documents;

/** Kinds of documents as a dictionary. */
export const documentOptions = (kinds: readonly DocumentKind[] = Object.keys(documents) as DocumentKind[]): readonly EnumOption[] =>
  kinds.map(code => ({ code, label: documents[code][0] }));

/** The rows of a page of stock that speak of the row's SKU in its warehouse. */
export const ofItem = <Name extends string = never>(
  page: string,
  tab: string,
  ...more: readonly DrillCondition<Name>[]
): ColumnDrill<NoInfer<Name> | 'sku' | 'warehouse'> => ({
  section: 'wms',
  page,
  tab,
  filters: [{ field: 'sku', op: 'in', by: 'sku' }, { field: 'warehouse', op: 'in', by: 'warehouse' }, ...more],
});

/** The moves that add up to a balance in some statuses, up to its as-of moment. */
export const movesBehind = (...statuses: readonly string[]) =>
  ofItem(
    'stockLedger',
    'all',
    { field: 'stockStatus', op: 'in', value: statuses },
    { field: 'postedAt', op: 'between', to: 'asOf' },
    { field: 'bizDate', op: 'between', to: 'asOfDay' },
  );

/** The way from a number to its document. */
export const documentDrill = <Name extends string>(kind: DocumentKind, by: Name, when?: ColumnDrill<Name>['when']): ColumnDrill<Name> => {
  const [, page, tab, field] = documents[kind];
  return { section: 'wms', page, tab, filters: [{ field, op: 'eq', by }], ...(when ? { when } : {}) };
};

/** The way from the number of a posting to its moves. */
export const postingDrill = {
  section: 'wms',
  page: 'stockLedger',
  tab: 'all',
  filters: [{ field: 'postingNo', op: 'eq', by: 'postingNo' }],
} as const satisfies ColumnDrill;

/** The way from a number to its document, by a field of the row that names its kind. */
export const documentDrills = <Name extends string>(by: Name, kindField: Name): readonly ColumnDrill<Name>[] =>
  (Object.keys(documents) as DocumentKind[]).map(kind => documentDrill(kind, by, { field: kindField, in: [kind] }));
