import { text } from '@axle/kernel';
import type { EnumOption, Fields, IntegerField } from '@axle/page-kit';
import { salesStatusOptions } from '../../catalog/sku/identity-fields.ts';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { piecesField } from '../../inventory/stock-fields.ts';
import { explainField } from './explain-field.ts';
import { requirementFigures } from './requirement-figures.ts';
import { requirementState } from './requirement-states.ts';

const pieces = (zh: string, en: string, more: Partial<IntegerField> = {}): IntegerField =>
  piecesField(zh, en, { min: 0, readOnly: true, width: 96, ...more });

/** What is cleared out goes into no order: here it stands out. */
const clearanceInRed: readonly EnumOption[] = salesStatusOptions.map(option =>
  option.code === 'clearance' ? { ...option, tone: 'bad' } : option,
);

/** What is needed, for whom and when, and what became of it. */
export const requirementFields = {
  reqNo: numberOf('需求单号', 'Requirement no.'),
  state: requirementState,
  source: {
    kind: 'enum',
    label: text('来源', 'Source'),
    readOnly: true,
    width: 110,
    options: [
      { code: 'mrp', label: text('MRP备料单', 'MRP material order') },
      { code: 'manual', label: text('手工', 'Manual') },
      { code: 'newprod', label: text('新品', 'New product') },
      { code: 'aftersale', label: text('售后补发', 'After-sale') },
    ],
  },
  sourceNo: { kind: 'code', label: text('来源单号', 'Source no.'), readOnly: true, hidden: true, maxLength: 40, width: 140 },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true, key: true, width: 260 },
  salesStatus: {
    kind: 'enum',
    label: text('销售状态', 'Sales status'),
    readOnly: true,
    figure: true,
    options: clearanceInRed,
    width: 96,
  },
  qty: { kind: 'integer', label: text('需求数量', 'Qty'), required: true, min: 1, max: 999_999, width: 90 },
  mrpQty: pieces('MRP数量', 'MRP qty', { hidden: true }),
  orderedQty: pieces('已下单', 'Ordered'),
  closedQty: pieces('已关闭数量', 'Closed', {
    hidden: true,
    help: text('关闭时未下单的数量。', 'Pieces that were still open when it was closed.'),
  }),
  openQty: pieces('未下单', 'Open', { figure: true }),
  requiredDate: {
    kind: 'date',
    label: text('要求交期', 'Required date'),
    required: true,
    width: 126,
    help: text('供应商交货的日期。', 'The day on which the supplier hands over.'),
  },
  latestOrderDate: {
    kind: 'date',
    label: text('最晚下单日', 'Latest order date'),
    readOnly: true,
    width: 126,
    expiry: { within: 3 },
    help: text('要求交期减SKU的交期天数。', 'The required date less the lead time of the SKU.'),
  },
  warehouse: { kind: 'ref', label: text('交货仓库', 'Deliver to'), entity: 'warehouse', required: true, width: 140 },
  companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', required: true, width: 160 },
  supplier: {
    kind: 'ref',
    label: text('供应商', 'Supplier'),
    entity: 'supplier',
    width: 200,
    help: text('不填则取SKU的供应商。', 'Taken from the SKU if left empty.'),
  },
  currency: {
    kind: 'code',
    label: text('币种', 'Currency'),
    maxLength: 3,
    pattern: '[A-Z]{3}',
    hidden: true,
    width: 76,
    help: text('不填则取供应商的币种。', 'Taken from the supplier if left empty.'),
  },
  priority: {
    kind: 'integer',
    label: text('优先级', 'Priority'),
    required: true,
    initial: 5,
    min: 1,
    max: 9,
    width: 80,
    help: text('1最先，9最后。', '1 comes first, 9 last.'),
  },
  buyer: {
    kind: 'user',
    label: text('采购员', 'Buyer'),
    width: 110,
    help: text('不填则取供应商的采购负责人。', 'Taken from the supplier if left empty.'),
  },
  ...requirementFigures,
  orders: {
    kind: 'tags',
    codesOf: 'purchaseOrder',
    label: text('采购单', 'Purchase orders'),
    readOnly: true,
    figure: true,
    maxLength: 20,
    width: 170,
    through: { view: 'purchase_requirement_order', by: ['id'], column: 'order_no' },
  },
  changeReason: {
    kind: 'text',
    label: text('修改原因', 'Reason for the change'),
    maxLength: 200,
    hidden: true,
    width: 180,
    help: text('数量与MRP相差超过20%时必填。', 'Required if the quantity differs from MRP by more than 20%.'),
  },
  closeReason: { kind: 'text', label: text('关闭原因', 'Reason for closing'), readOnly: true, hidden: true, maxLength: 200, width: 180 },
  note: { kind: 'text', label: text('备注', 'Note'), maxLength: 200, hidden: true, width: 180 },
  explain: explainField,
  allocations: {
    kind: 'lines',
    label: text('已下采购单', 'Orders placed'),
    readOnly: true,
    by: ['order', 'lineDate'],
    most: 100,
    sums: ['qty'],
    fields: {
      order: { kind: 'ref', label: text('采购单', 'Purchase order'), entity: 'purchaseOrder', required: true, width: 170 },
      lineDate: {
        kind: 'date',
        label: text('订单行交期', 'Date of the order line'),
        required: true,
        width: 126,
        help: text('该SKU在订单中的哪一行。', 'Which line of the SKU in the order.'),
      },
      qty: { kind: 'integer', label: text('数量', 'Qty'), required: true, min: 1, max: 999_999, width: 90 },
    },
  },
} as const satisfies Fields;
