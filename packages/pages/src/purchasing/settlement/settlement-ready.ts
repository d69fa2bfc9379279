import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { settleableFields } from './settleable-fields.ts';
import { settlementDeskTab } from './settlement-desk-tab.ts';

const settleableLineRecords = defineResource({
  entity: 'settleableLine',
  label: text('可结算行', 'Line to settle'),
  service: 'purchase-service',
  nameFields: ['purchaseOrder', 'orderLine'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'sku',
  fields: settleableFields,
});

export const settlementReady = definePage({
  key: 'settlementReady',
  title: text('可结算', 'Ready to settle'),
  help: {
    why: text(
      '按供应商、主体与币种列出已验收、尚未结算的订单行，选择后生成结算单。',
      'Lists order lines that are accepted and not settled, by supplier, company and currency; choose them to create a settlement.',
    ),
    notes: [
      text(
        '“按供应商”勾选订单行后打开试算：逐行三单匹配，依次减去扣款、索赔与预付，显示应付；可去掉发票或发票行，确认后才生成结算单。',
        'By supplier opens a preview of the ticked lines: matched line by line, less deductions, claims and prepayments, down to the payable. Invoices and their lines can be left out; a settlement is created once you confirm.',
      ),
      text(
        '未选的发票行留在发票上，状态为“差异待处理”，以后再结算。',
        'Invoice lines that are left out stay on the invoice, which is held, and are settled later.',
      ),
    ],
  },
  resource: settleableLineRecords,
  columns: [
    'purchaseOrder',
    'orderLine',
    'sku',
    'supplier',
    'companyEntity',
    'currency',
    'hint',
    'readyQty',
    'billedQty',
    'invoiceNos',
    'acceptedQty',
    'settledQty',
    'settlingQty',
    'price',
    'buyer',
  ],
  pinned: 2,
  filters: ['purchaseOrder', 'sku', 'supplier', 'companyEntity', 'currency', 'hint', 'buyer', 'readyQty'],
  totals: ['readyQty', 'billedQty'],
  sort: [{ field: 'hint', descending: true }, { field: 'supplier' }, { field: 'companyEntity' }, { field: 'currency' }],
  headline: ['supplier', 'companyEntity', 'currency', 'readyQty', 'billedQty', 'hint'],
  tabs: [settlementDeskTab, { key: 'lines', title: text('明细', 'Lines') }],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'create',
      title: text('生成结算单', 'Create settlements'),
      on: 'many',
      when: { field: 'hint', in: ['ready', 'no_gr'] },
      effect: 'view',
      input: { picked: settlementDeskTab.tool.inputs.picked },
    },
  ],
});
