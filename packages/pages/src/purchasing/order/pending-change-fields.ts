import { text } from '@axle/kernel';
import type { Fields, LinesField } from '@axle/page-kit';
import { dateReasons } from './date-reasons.ts';

const price = (zh: string, en: string) =>
  ({ kind: 'money', label: text(zh, en), scale: 4, min: '0', currency: { field: 'currency' }, width: 110 }) as const;

/** The days of an order's lines. */
const days = ['lines.promisedDate', 'lines.requiredDate'];

/** What a buyer wants of the lines of an order in force, beside how they stand. */
export const wantedLineFields = {
  orderLine: { kind: 'integer', label: text('行号', 'Line no.'), required: true, min: 1, max: 500, width: 80 },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, width: 200 },
  qtyBefore: { kind: 'integer', label: text('现数量', 'Qty now'), required: true, min: 0, max: 999_999, width: 90, reveals: ['lines.qty'] },
  qty: { kind: 'integer', label: text('新数量', 'New qty'), required: true, min: 0, max: 999_999, width: 90, reveals: ['lines.qty'] },
  priceBefore: { ...price('现单价', 'Price now'), required: true, reveals: ['lines.price'] },
  price: { ...price('新单价', 'New price'), required: true, reveals: ['lines.price'] },
  dateBefore: { kind: 'date', label: text('现交期', 'Date now'), required: true, width: 120, reveals: days },
  date: { kind: 'date', label: text('新交期', 'New date'), required: true, width: 130, reveals: days },
  dateReason: { kind: 'enum', label: text('改期原因', 'Why the date moves'), options: dateReasons, width: 150 },
} as const satisfies LinesField['fields'];

/** A change of an order in force that waits for approval, and who approved of it so far. */
export const pendingChangeFields = {
  changing: {
    kind: 'bool',
    label: text('变更审批中', 'Change in approval'),
    readOnly: true,
    width: 110,
    help: text('审批期间不能再变更、发货或结算。', 'Until decided the order is neither changed again, nor shipped, nor settled.'),
  },
  changeProgress: {
    kind: 'text',
    label: text('变更审批进度', 'Change approvals'),
    readOnly: true,
    figure: true,
    maxLength: 10,
    width: 116,
    help: text('已通过的级数/需要的级数。', 'Levels approved / levels needed.'),
  },
  changeReason: { kind: 'text', label: text('变更原因', 'Reason for change'), readOnly: true, hidden: true, maxLength: 500, width: 200 },
  changeBy: { kind: 'user', label: text('变更申请人', 'Change asked by'), readOnly: true, hidden: true, width: 120 },
  changeAt: { kind: 'instant', label: text('变更申请时间', 'Change asked at'), readOnly: true, hidden: true, width: 160 },
  changeLevels: {
    kind: 'integer',
    label: text('变更审批级数', 'Change approval levels'),
    readOnly: true,
    hidden: true,
    min: 1,
    max: 3,
    width: 110,
  },
  changeApprover: { kind: 'user', label: text('变更审批人', 'Change approver'), readOnly: true, hidden: true, width: 120 },
  changeRejectReason: {
    kind: 'text',
    label: text('变更驳回原因', 'Why the change was rejected'),
    readOnly: true,
    hidden: true,
    maxLength: 500,
    width: 200,
  },
  pendingChanges: {
    kind: 'lines',
    label: text('待审批的变更', 'Changes to approve'),
    readOnly: true,
    by: ['orderLine'],
    most: 500,
    fields: wantedLineFields,
  },
  changeApprovals: {
    kind: 'lines',
    label: text('变更审批记录', 'Approvals of the change'),
    readOnly: true,
    by: ['level'],
    most: 3,
    fields: {
      level: { kind: 'integer', label: text('级别', 'Level'), required: true, min: 1, max: 3, width: 90 },
      approver: { kind: 'user', label: text('审批人', 'Approver'), required: true, width: 140 },
      approvedAt: { kind: 'instant', label: text('审批时间', 'Approved at'), required: true, width: 170 },
    },
  },
} as const satisfies Fields;
