import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';
import { day, documentNo, figure } from './board-fields.ts';
import { part, table, toOrder } from './supplier-detail-part.ts';

/** What the points of service are made of. */
const promiseKinds = [
  { code: 'reply', label: text('订单回复', 'Reply') },
  { code: 'improvement', label: text('改进', 'Improvement') },
  { code: 'invoice', label: text('发票', 'Invoice') },
] as const satisfies readonly EnumOption[];

/** [R102] [R103] Replies, improvements and invoices of a supplier: in time and right, or not. */
export const servicePart = part(
  'service',
  text('服务', 'Service'),
  {
    replyRate: figure('回复及时率（%）', 'Replies in time (%)'),
    eightDRate: figure('改进按时率（%）', '8D on time (%)'),
    documentRate: figure('发票一次正确率（%）', 'Invoices right first time (%)'),
    lines: table('回复、改进与发票', 'Replies, improvements and invoices', ['kind', 'documentNo'], {
      kind: { kind: 'enum', label: text('类别', 'Kind'), required: true, options: promiseKinds, width: 110 },
      documentNo,
      day: day('日期', 'Date'),
      isKept: { kind: 'bool', label: text('按时或正确', 'In time or right'), width: 120 },
    }),
  },
  'lines',
  {
    lines: {
      documentNo: [
        { ...toOrder, when: { field: 'kind', in: ['reply'] } },
        {
          section: 'purchase',
          page: 'supplierImprovements',
          tab: 'all',
          filters: [{ field: 'actionNo', op: 'eq', by: 'documentNo' }],
          when: { field: 'kind', in: ['improvement'] },
        },
        {
          section: 'purchase',
          page: 'supplierInvoices',
          tab: 'all',
          filters: [{ field: 'invoiceNo', op: 'eq', by: 'documentNo' }],
          when: { field: 'kind', in: ['invoice'] },
        },
      ],
    },
  },
);
