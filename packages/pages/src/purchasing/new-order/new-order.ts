import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { purchaseOrderPrint } from '../order/order-print.ts';
import { paymentKeys } from '../order/payment-fields.ts';
import { purchaseOrderRecords } from '../order/purchase-order.ts';
import { figuresTab } from './figures-tab.ts';
import { factsTab, fillTab, paymentTab, templateTab, termsTab } from './workbench-tools.ts';

export const newOrder = definePage({
  key: 'newOrder',
  title: text('新建订单', 'New order'),
  words: ['写采购单', '下单', 'write order', 'PO'],
  help: {
    why: text(
      '采购员写完一张价格、交期与条款都经得起审批和对账的订单。',
      'Buyers write or complete one order with prices, dates and terms that will survive approval and matching.',
    ),
    notes: [
      text(
        '选供应商后带入币种、贸易条款、付款方式、税率、容差与订单模板的条款，选付款方式后带入定金比例与账期，选贸易条款后带入应付产生的地点，都可修改；预付与到期日按订单上的计算。',
        'Choosing a supplier fills in currency, Incoterm, payment method, tax rate, tolerances and the clauses of its order template; the payment method fills in deposit and net days, the Incoterm where the payable arises. You can change them all. Prepayments and due dates follow the order.',
      ),
      text(
        '在明细里粘贴：SKU、数量、单价、要求交期，列间用制表符；单价留空则取供应商的阶梯价。',
        'Paste into the lines: SKU, quantity, price and required date, separated by tabs; an empty price is taken from the supplier’s price breaks.',
      ),
      text(
        '“箱数”随数量计算；数量不符起订量、箱规或倍数时给出应订数量，可一次取整。“已分配”是本行供给的需求件数。',
        'Cartons follow the quantity; where it is below MOQ or no whole cartons or multiples, the quantity to order is shown beside it, and all lines can be rounded up in one step. “Allocated” is the quantity of a line that serves requirements.',
      ),
      text(
        '右侧显示当前行的箱数、阶梯价、最近三次成交、可售天数、未下单的需求与本行供给的需求；更大起量的总价不高时可采用。',
        'The side panel shows cartons, price breaks, the last three prices, days of cover, open requirements and those that the line serves; a larger quantity that costs no more can be taken.',
      ),
      text(
        '手工价、早于交期的日期须在行备注写明原因；手工价与上次成交相差超过20%时提示。',
        'A manual price, or a date within the lead time, needs a reason in the remark of the line; a manual price more than 20% off the last one is pointed out.',
      ),
      text('草稿每30秒自动保存；提交后进入审批。', 'Drafts are saved every 30 seconds; submitting sends the order for approval.'),
    ],
  },
  resource: purchaseOrderRecords,
  view: 'purchasing/new-order',
  standard: ['list', 'add', 'update'],
  tabs: [termsTab, paymentTab, factsTab, figuresTab, fillTab, templateTab],
  form: [
    {
      title: text('订单', 'Order'),
      fields: [
        'type',
        'supplier',
        'companyEntity',
        'warehouse',
        'currency',
        'incoterm',
        'paymentMethod',
        ...paymentKeys,
        'contract',
        'taxRate',
        'priceInclTax',
        'buyer',
      ],
    },
    { title: text('更多', 'More'), fields: ['acceptPoint', 'overTolPct', 'underTolPct', 'template', 'note', 'attachments'] },
    { title: text('明细', 'Lines'), fields: ['lines'] },
  ],
  codes: [
    { key: 'waiveRounding', title: text('不按起订量与箱规', 'Waive MOQ and carton') },
    { key: 'editPrice', title: text('手工改价', 'Set prices manually') },
  ],
  actions: [
    {
      key: 'submitOrder',
      title: text('提交审批', 'Submit'),
      permission: 'submit',
      on: 'one',
      effect: 'view',
      input: { waiveRounding: { kind: 'bool', label: text('不按起订量与箱规', 'Waive MOQ and carton') } },
    },
    {
      key: 'fillFromReq',
      title: text('分配给需求', 'Allocate to requirements'),
      permission: 'add',
      on: 'one',
      when: { field: 'state', in: ['draft'] },
      effect: 'view',
      input: { reqIds: { kind: 'text', label: text('采购需求', 'Requirements'), required: true, maxLength: 4000 } },
    },
    {
      key: 'previewPdf',
      title: text('预览', 'Preview'),
      permission: 'list',
      on: 'one',
      effect: 'print',
      prints: [purchaseOrderPrint],
    },
  ],
});
