import { text } from '@axle/kernel';
import type { Fields, MoneyField } from '@axle/page-kit';
import { attachments, numberOf } from '../../inventory/operation/operation-fields.ts';
import { inspectionOptions } from '../order/inspection-fields.ts';
import { claimDocuments, claimEvents, claimModes, claimParties, claimTypes } from './claim-words.ts';

const amount = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 2,
  min: '0',
  currency: { field: 'currency' },
  width: 120,
  ...more,
});

/** From whom, and for what. */
export const claimedFields = {
  claimNo: numberOf('索赔单号', 'Claim no.'),
  party: { kind: 'enum', label: text('索赔对象', 'Claimed from'), required: true, options: claimParties, width: 100 },
  supplier: {
    kind: 'ref',
    label: text('供应商', 'Supplier'),
    entity: 'supplier',
    width: 200,
    help: text('向供应商索赔时填写。', 'For claims against suppliers.'),
  },
  carrier: {
    kind: 'ref',
    label: text('承运商', 'Carrier'),
    entity: 'carrier',
    width: 150,
    help: text('向承运商索赔时填写。', 'For claims against carriers.'),
  },
  store: {
    kind: 'ref',
    label: text('店铺', 'Store'),
    entity: 'store',
    width: 140,
    help: text('向平台索赔时填写。', 'For claims against platforms.'),
  },
  counterparty: {
    kind: 'text',
    label: text('对方名称', 'Counterparty'),
    maxLength: 120,
    width: 160,
    help: text(
      '保险公司或平台的名称；供应商、承运商与仓库请选择。',
      'The name of the insurer or platform; suppliers, carriers and warehouses are chosen.',
    ),
  },
  type: { kind: 'enum', label: text('类型', 'Type'), required: true, options: claimTypes, width: 90 },
  mode: {
    kind: 'enum',
    label: text('运输方式', 'Carried by'),
    options: claimModes,
    hidden: true,
    width: 90,
    help: text('承运商的通知期限由此推算。', 'Determines the notice period of the carrier.'),
  },
  bizNo: { kind: 'code', documentNo: true, label: text('依据单号', 'Document'), maxLength: 60, width: 160 },
  bizKind: { kind: 'enum', label: text('单据类型', 'Document type'), options: claimDocuments, readOnly: true, hidden: true, width: 120 },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', width: 190 },
  qty: { kind: 'integer', label: text('件数', 'Pieces'), min: 1, max: 999_999, width: 80 },
  warehouse: {
    kind: 'ref',
    label: text('仓库', 'Warehouse'),
    entity: 'warehouse',
    width: 140,
    help: text('向仓库索赔时为对方，否则为发现地。', 'The party of a claim against a warehouse, else where it was found.'),
  },
  lotType: {
    kind: 'enum',
    label: text('检验类型', 'Inspection'),
    options: inspectionOptions,
    readOnly: true,
    figure: true,
    hidden: true,
    width: 110,
  },
  companyEntity: {
    kind: 'ref',
    label: text('我方主体', 'Company entity'),
    entity: 'companyEntity',
    hidden: true,
    width: 170,
    help: text(
      '不填取该供应商最近订单的主体，没有则取仓库所属主体。',
      'That of the supplier’s latest order if left empty, else the owner of the warehouse.',
    ),
  },
  difference: {
    kind: 'integer',
    label: text('收货差异编号', 'Receiving difference'),
    readOnly: true,
    min: 1,
    max: 9_007_199_254_740_991,
    hidden: true,
    width: 120,
  },
} as const satisfies Fields;

/** What it comes to, by when, and what became of it. */
export const followedFields = {
  currency: {
    kind: 'code',
    label: text('币种', 'Currency'),
    maxLength: 3,
    pattern: '[A-Z]{3}',
    width: 76,
    help: text('不填取供应商的币种，否则为人民币。', 'That of the supplier if left empty, else CNY.'),
  },
  claimed: amount('索赔金额', 'Claimed'),
  agreed: amount('达成金额', 'Agreed', { readOnly: true }),
  recovered: amount('已收回', 'Recovered', { readOnly: true }),
  day: {
    kind: 'date',
    label: text('交付/发现日期', 'Delivered or found on'),
    width: 130,
    help: text('不填为今天。', 'Today if left empty.'),
  },
  deadline: {
    kind: 'date',
    label: text('通知期限', 'Notice by'),
    width: 116,
    expiry: { within: 3 },
    help: text(
      '不填按对象推算：海运3天，公路7天，供应商与仓库30天。仅提醒。',
      'Follows from the party if left empty: 3 days by sea, 7 by road, 30 for suppliers and warehouses. A reminder only.',
    ),
  },
  suitBy: {
    kind: 'date',
    label: text('诉讼时效', 'Suit by'),
    readOnly: true,
    hidden: true,
    width: 116,
    help: text('海运为交付后一年。', 'One year after delivery, for carriage by sea.'),
  },
  owner: {
    kind: 'user',
    label: text('负责人', 'Owner'),
    width: 100,
    help: text('不填取供应商的采购负责人，否则为自己。', 'The buyer of the supplier if left empty, else you.'),
  },
  matter: { kind: 'text', label: text('事由', 'Matter'), maxLength: 500, lines: 2, width: 220 },
  attachments,
  submittedAt: { kind: 'instant', label: text('提出时间', 'Submitted at'), readOnly: true, width: 150 },
  rejectedAt: { kind: 'instant', label: text('被拒时间', 'Rejected at'), readOnly: true, hidden: true, width: 150 },
  closedAt: { kind: 'instant', label: text('关闭时间', 'Closed at'), readOnly: true, hidden: true, width: 150 },
  timeline: {
    kind: 'lines',
    label: text('经过', 'Timeline'),
    readOnly: true,
    by: ['at', 'event'],
    most: 1000,
    fields: {
      at: { kind: 'instant', label: text('时间', 'At'), required: true, width: 150 },
      event: { kind: 'enum', label: text('事项', 'What'), required: true, options: claimEvents, width: 110 },
      amount: amount('金额', 'Amount'),
      text: { kind: 'text', label: text('说明', 'Note'), maxLength: 2000, width: 360 },
      notedBy: { kind: 'user', label: text('经办人', 'By'), width: 100 },
    },
  },
} as const satisfies Fields;
