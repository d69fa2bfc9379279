import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import { attachments } from '../../inventory/operation/operation-fields.ts';
import { piecesField } from '../../inventory/stock-fields.ts';
import { causeField } from './after-sale-fields.ts';
import { afterSaleTypes } from './after-sale-words.ts';

const returnedArticleRecords = defineResource({
  entity: 'returnedArticle',
  label: text('客退待归集', 'Customer returns to collect'),
  service: 'purchase-sales-after',
  nameFields: ['sku'],
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'sku',
  fields: {
    sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, readOnly: true, key: true, width: 220 },
    supplier: {
      kind: 'ref',
      label: text('供应商', 'Supplier'),
      entity: 'supplier',
      required: true,
      readOnly: true,
      width: 220,
      help: text('最近一次交货的供应商。', 'The supplier that delivered the SKU last.'),
    },
    buyer: { kind: 'user', label: text('采购员', 'Buyer'), readOnly: true, width: 100 },
    returnedQty: piecesField('待归集件数', 'To collect', { min: 0, width: 110 }),
    soldQty: piecesField('90天销量', 'Sold in 90 days', { min: 0, width: 120 }),
    returnRate: {
      kind: 'percent',
      label: text('客退率', 'Return rate'),
      readOnly: true,
      scale: 2,
      min: '0',
      width: 100,
      help: text('待归集件数占90天销量。', 'Pieces to collect in percent of those sold in 90 days.'),
    },
    receipts: { kind: 'tags', codesOf: 'receipt', label: text('客退收货单', 'Receipts'), readOnly: true, maxLength: 20, width: 220 },
    firstOn: { kind: 'date', label: text('最早客退', 'First return'), readOnly: true, width: 116 },
    lastOn: { kind: 'date', label: text('最近客退', 'Last return'), readOnly: true, width: 116 },
  },
});

export const customerReturns = definePage({
  key: 'customerReturns',
  title: text('客退待归集', 'Customer returns to collect'),
  help: {
    why: text(
      '把90天内客户退回、还没有向供应商提出的件数，按SKU与供应商归集成售后单。',
      'Collects pieces that customers returned within 90 days and that were not yet claimed from a supplier into after-sales records by SKU and supplier.',
    ),
    notes: [
      text(
        '满5件，或达90天销量的3%才列出；已清点的客退收货单才计入，归集过的不再计入。',
        'Listed from 5 pieces or 3% of the sales of 90 days. Only counted customer returns are included, each piece once.',
      ),
      text(
        '“归集”生成售后草稿，取该供应商最近一张还能退这么多件的订单行。',
        'Collect drafts a record for the supplier’s latest order line with that many pieces left to return.',
      ),
    ],
  },
  resource: returnedArticleRecords,
  columns: ['sku', 'supplier', 'returnedQty', 'soldQty', 'returnRate', 'receipts', 'firstOn', 'lastOn', 'buyer'],
  pinned: 1,
  filters: ['sku', 'supplier', 'buyer', 'returnedQty', 'returnRate', 'lastOn'],
  totals: ['returnedQty'],
  sort: [{ field: 'returnedQty', descending: true }],
  drills: {
    receipts: {
      section: 'wms',
      page: 'receiveOrder',
      tab: 'all',
      filters: [{ field: 'receiptNo', op: 'in', by: 'receipts' }],
    },
  },
  headline: ['supplier', 'returnedQty', 'soldQty', 'returnRate', 'lastOn', 'buyer'],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'collect',
      title: text('归集', 'Collect'),
      on: 'many',
      most: 100,
      tone: 'primary',
      input: {
        type: { kind: 'enum', label: text('类型', 'Type'), required: true, options: afterSaleTypes },
        cause: causeField,
        attachments: {
          ...attachments,
          label: text('照片与附件', 'Photos and files'),
          help: text('致命、主要缺陷须上传照片。', 'Critical and major defects need a photo.'),
        },
        matter: { kind: 'text', label: text('说明', 'Details'), maxLength: 500, lines: 2 },
      },
    },
  ],
});
