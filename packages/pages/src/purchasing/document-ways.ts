import type { ColumnDrill } from '@axle/page-kit';
import { documentDrill } from '../inventory/document-drills.ts';

/** Documents of purchasing, each with its page, the tab that shows all of them, and the field of their number. */
const documents = {
  order: ['purchaseOrder', 'all', 'orderNo'],
  batch: ['shipBatches', 'all', 'batchNo'],
  report: ['receiveReports', 'all', 'rrNo'],
  prepayment: ['purchasePrepayment', 'all', 'prepayNo'],
  settlement: ['purchaseSettlement', 'tab1', 'settleNo'],
  deduction: ['deductionRecords', 'tab2', 'deductNo'],
  claim: ['claimSummary', 'tab1', 'claimNo'],
  after_sale: ['afterSalesRecords', 'all', 'asNo'],
  adjustment: ['ledgerAdjustment', 'all', 'adjustNo'],
  voucher: ['ledgerVouchers', undefined, 'voucherNo'],
} as const;

/** A kind of document that a number of purchasing may be of. */
export type PurchasingDocument = keyof typeof documents | 'receipt' | 'conversion' | 'inspection';

/** Incoming goods are judged at the page of quality. */
const inspectionWay = { section: 'qualityTesting', page: 'iqcInspection', tab: 'tab2', field: 'inspectionNo' } as const;

/** The ways from a number to its document, by a field of the row that names its kind. */
export const documentWays = <Name extends string>(
  by: Name,
  kindField: Name,
  kinds: readonly PurchasingDocument[],
): readonly ColumnDrill<Name>[] =>
  kinds.map((kind): ColumnDrill<Name> => {
    const when = { field: kindField, in: [kind] };
    if (kind === 'receipt' || kind === 'conversion') return documentDrill(kind, by, when);
    if (kind === 'inspection') {
      const { field, ...way } = inspectionWay;
      return { ...way, filters: [{ field, op: 'eq', by }], when };
    }
    const [page, tab, field] = documents[kind];
    return { section: 'purchase', page, ...(tab === undefined ? {} : { tab }), filters: [{ field, op: 'eq', by }], when };
  });

/** The pages of inspections, by their type, with the tab of those that are judged. */
const inspections = { outgoing: ['outgoingInspection', 'tab3'], iqc: ['iqcInspection', 'tab2'] } as const;

/** The ways from the number of an inspection to it, by a field of the row that names its type. */
export const inspectionWays = <Name extends string>(by: Name, typeField: Name): readonly ColumnDrill<Name>[] =>
  Object.entries(inspections).map(([type, [page, tab]]) => ({
    section: 'qualityTesting',
    page,
    tab,
    filters: [{ field: 'inspectionNo', op: 'eq', by }],
    when: { field: typeField, in: [type] },
  }));
