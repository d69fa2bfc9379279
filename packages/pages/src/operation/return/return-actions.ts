import { text } from '@axle/kernel';
import type { CustomAction, DecimalField, Fields } from '@axle/page-kit';
import { causeField } from '../../purchasing/after-sale/after-sale-fields.ts';
import { afterSaleTypes } from '../../purchasing/after-sale/after-sale-words.ts';
import { restockFee, returnPhotos } from './return-fields.ts';
import { returnedSku, returnGrades } from './return-lines.ts';
import { refundKindOptions, returnReasonOptions } from './return-options.ts';

const money = (zh: string, en: string, help?: DecimalField['help']): DecimalField => ({
  kind: 'decimal',
  label: text(zh, en),
  scale: 2,
  places: 2,
  min: '0',
  max: '9999999.99',
  ...(help ? { help } : {}),
});

const blindInput = {
  store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true },
  warehouse: { kind: 'ref', label: text('退回仓库', 'Warehouse'), entity: 'warehouse', required: true },
  sku: returnedSku,
  qty: { kind: 'integer', label: text('件数', 'Pieces'), required: true, min: 1, max: 9999, initial: 1 },
  reason: { kind: 'enum', label: text('退货原因', 'Reason'), required: true, options: returnReasonOptions, initial: 'refused' },
  trackingNo: { kind: 'code', label: text('运单号', 'Tracking no.'), maxLength: 60, pattern: '[!-~]+' },
  buyerNote: { kind: 'text', label: text('说明', 'Note'), maxLength: 2000, lines: 2 },
} as const satisfies Fields;

const refundInput = {
  refundKind: {
    kind: 'enum',
    label: text('退款方式', 'Refund kind'),
    required: true,
    options: refundKindOptions.filter(({ code }) => code !== 'none'),
    initial: 'full',
  },
  refundAmount: money(
    '退款金额',
    'Refund',
    text(
      '订单币种；全额退款留空则按退货件数与重新上架费计算。',
      'In the order’s currency; a full refund is worked out from pieces and fee if left empty.',
    ),
  ),
  coreRefund: money('旧件押金退款', 'Core refund'),
  restockFee,
} as const satisfies Fields;

const { sku, grade, qty, disposition, realSku } = returnGrades.fields;

/** What came, where nobody counts it with our stations. */
const receivedInput = {
  received: {
    kind: 'lines',
    label: text('收到', 'Received'),
    required: true,
    by: ['sku'],
    most: 100,
    fields: { sku: returnedSku, qty },
  },
} as const satisfies Fields;

/** How the pieces were found. */
const inspectInput = {
  graded: {
    kind: 'lines',
    label: text('等级与处置', 'Grades'),
    required: true,
    by: ['sku', 'grade'],
    most: 200,
    sums: ['qty'],
    fields: { sku, grade, qty, disposition, realSku },
  },
  photos: returnPhotos,
} as const satisfies Fields;

/** Actions on returns beside the steps of their life. */
export const returnActions = [
  {
    key: 'receive',
    title: text('登记收货', 'Enter receipt'),
    on: 'one',
    when: { field: 'status', in: ['authorised', 'inTransit'] },
    confirm: text(
      '只用于没有仓库收货单的三方仓与FBA仓；其他仓库由收货单带入件数。',
      'For third-party and FBA warehouses alone; elsewhere the pieces come from the closed receipt.',
    ),
    input: receivedInput,
    proposes: true,
  },
  {
    key: 'inspect',
    title: text('质检', 'Inspect'),
    on: 'one',
    tone: 'primary',
    when: { field: 'status', in: ['received'] },
    input: inspectInput,
    proposes: true,
  },
  {
    key: 'refund',
    title: text('退款', 'Refund'),
    on: 'one',
    tone: 'primary',
    when: { field: 'refundKind', in: ['none', 'partial'] },
    confirm: text(
      '不超过已付减已退，可分次部分退款；累计超过200美元的由另一人复核。可在收货前退款（无需退货）。',
      'At most what was paid less what was refunded, in parts too; above 200 USD in all a second person approves. It may precede the goods.',
    ),
    input: refundInput,
  },
  {
    key: 'approveRefund',
    title: text('复核退款', 'Approve refund'),
    on: 'many',
    when: { field: 'refundState', in: ['pending'] },
  },
  {
    key: 'rejectRefund',
    title: text('驳回退款', 'Reject refund'),
    permission: 'approveRefund',
    on: 'many',
    tone: 'danger',
    when: { field: 'refundState', in: ['pending'] },
  },
  {
    key: 'blind',
    title: text('登记无主退货', 'Unannounced return'),
    permission: 'authorise',
    on: 'none',
    input: blindInput,
    confirm: text(
      '在仓库登记一张客退收货单；订单确认后匹配。',
      'The warehouse receives it by a receipt of its own; match the order once it is known.',
    ),
  },
  {
    key: 'matchOrder',
    title: text('匹配订单', 'Match order'),
    on: 'one',
    when: { field: 'blind', in: [true] },
    input: { salesOrder: { kind: 'ref', label: text('订单号', 'Order no.'), entity: 'salesOrder', required: true } },
  },
  {
    key: 'toClaim',
    title: text('转供应商索赔', 'Claim from supplier'),
    on: 'one',
    when: { field: 'status', in: ['inspected', 'disposed'] },
    confirm: text(
      '为处置为“供应商索赔”的件生成售后草稿，取最近还能退这么多件的采购订单行。',
      'Drafts an after-sales record for the pieces to be claimed, on the latest order line with that many pieces left.',
    ),
    input: {
      type: { kind: 'enum', label: text('类型', 'Type'), required: true, options: afterSaleTypes, initial: 'exchange' },
      cause: causeField,
    },
  },
] as const satisfies readonly CustomAction[];
