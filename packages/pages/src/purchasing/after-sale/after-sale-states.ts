import { text } from '@axle/kernel';
import type { EnumField, StateMachine } from '@axle/page-kit';
import { comesAgain, goesBack, isRefunded, nothingGoesBack } from '@axle/purchasing';

/** AfterSaleStatus. */
export const afterSaleState = {
  kind: 'enum',
  label: text('状态', 'Status'),
  readOnly: true,
  width: 100,
  options: [
    { code: 'draft', label: text('草稿', 'Draft'), tone: 'neutral' },
    { code: 'agreed', label: text('供方同意', 'Agreed'), tone: 'info' },
    { code: 'sent_back', label: text('已寄回', 'Sent back'), tone: 'warn' },
    { code: 'supplier_got', label: text('供方签收', 'Received by supplier'), tone: 'warn' },
    { code: 'reshipped', label: text('已补发', 'Reshipped'), tone: 'info' },
    { code: 'done', label: text('完成', 'Done'), tone: 'good' },
    { code: 'refused', label: text('供方拒绝', 'Refused'), tone: 'bad' },
    { code: 'void', label: text('作废', 'Void'), tone: 'neutral' },
  ],
} as const satisfies EnumField;

const words = (zh: string, en: string) => ({ kind: 'text', label: text(zh, en), required: true, maxLength: 500, lines: 2 }) as const;
const agreed = text('供方已同意；不做了请登记拒绝。', 'The supplier has agreed; enter a refusal instead.');
const gone = text('货已寄回，只能继续处理。', 'The goods have been sent back; the record can only move forward.');
const ended = text('已结束的售后不能恢复，请新建。', 'An ended record cannot be restored; create a new one.');

/** The life of an after-sales record: agreed on, sent back, replaced or refunded. */
export const afterSaleStates = {
  field: 'state',
  initial: 'draft',
  final: ['done', 'refused', 'void'],
  editable: ['draft'],
  deletable: ['draft'],
  transitions: [
    {
      key: 'agree',
      title: text('供方同意', 'Supplier agrees'),
      from: ['draft'],
      to: 'agreed',
      tone: 'primary',
      oneWay: agreed,
    },
    {
      key: 'sendBack',
      title: text('寄回', 'Send back'),
      from: ['agreed'],
      to: 'sent_back',
      check: goesBack,
      tone: 'primary',
      confirm: text('占用库存并生成退供出库单。', 'Stock is reserved for a supplier return.'),
      input: {
        carrier: { kind: 'text', label: text('承运商', 'Carrier'), maxLength: 60 },
        trackingNo: { kind: 'code', label: text('运单号', 'Tracking no.'), maxLength: 60 },
      },
    },
    { key: 'takeBack', title: text('出库取消', 'Outbound cancelled'), from: ['sent_back'], to: 'agreed' },
    {
      key: 'supplierGot',
      title: text('供方签收', 'Received by supplier'),
      from: ['sent_back'],
      to: 'supplier_got',
      oneWay: gone,
    },
    {
      key: 'reship',
      title: text('补发', 'Reship'),
      from: ['supplier_got'],
      to: 'reshipped',
      check: comesAgain,
      tone: 'primary',
      confirm: text('生成单价为0的换货补发订单草稿。', 'A draft of a replacement order at price 0 is made.'),
      input: { requiredDate: { kind: 'date', label: text('要求交期', 'Required date'), required: true } },
    },
    { key: 'unship', title: text('补发取消', 'Replacement cancelled'), from: ['reshipped'], to: 'supplier_got' },
    { key: 'receipt', title: text('补发到仓', 'Replacement received'), from: ['reshipped'], to: 'done', oneWay: ended },
    {
      key: 'refund',
      title: text('退款', 'Refund'),
      from: ['supplier_got'],
      to: 'done',
      check: isRefunded,
      tone: 'primary',
      confirm: text('未开票的冲回暂估，已开票的冲减应付。', 'Unbilled goods are reversed; billed ones reduce the payable.'),
      oneWay: ended,
    },
    {
      key: 'done',
      title: text('完成', 'Done'),
      from: ['agreed'],
      to: 'done',
      check: nothingGoesBack,
      tone: 'primary',
      confirm: text('折让同时生成扣款草稿。', 'A credit drafts a deduction as well.'),
      oneWay: ended,
    },
    {
      key: 'refuse',
      title: text('登记拒绝', 'Enter refusal'),
      from: ['draft', 'agreed'],
      to: 'refused',
      tone: 'danger',
      input: { refuseReason: words('拒绝原因', 'Reason') },
      oneWay: ended,
    },
    {
      key: 'void',
      title: text('作废', 'Void'),
      from: ['draft', 'agreed'],
      to: 'void',
      tone: 'danger',
      input: { voidReason: words('作废原因', 'Reason') },
      oneWay: ended,
    },
  ],
} as const satisfies StateMachine;
