import { text } from '@axle/kernel';
import { definePage, defineResource, type Fields, namesOf } from '@axle/page-kit';
import { forecastAccuracyTab } from './forecast-accuracy.ts';
import { forecastSuppliersTab, forecastTab } from './forecast-tools.ts';

const manualFields = {
  memo: { kind: 'text', label: text('事项', 'Purpose'), required: true, key: true, maxLength: 200, width: 240 },
  companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', required: true, width: 180 },
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', width: 220 },
  currency: { kind: 'code', label: text('币种', 'Currency'), required: true, maxLength: 3, pattern: '[A-Z]{3}', width: 76 },
  amount: {
    kind: 'money',
    label: text('金额', 'Amount'),
    required: true,
    scale: 2,
    min: '0.01',
    currency: { field: 'currency' },
    width: 130,
  },
  dueDate: { kind: 'date', label: text('到期日', 'Due date'), required: true, width: 116 },
} as const satisfies Fields;

const movedFields = {
  movedFrom: { kind: 'date', label: text('原到期日', 'Original due date'), readOnly: true, width: 116 },
  moveReason: { kind: 'text', label: text('延后原因', 'Reason for postponement'), readOnly: true, maxLength: 200, width: 200 },
} as const satisfies Fields;

const expenditureRecords = defineResource({
  entity: 'expenditure',
  label: text('手工支出', 'Manual expenditure'),
  service: 'purchase-service',
  nameFields: ['memo', 'dueDate'],
  scopedBy: { kind: 'supplier', field: 'supplier', openWithout: true },
  fields: { ...manualFields, ...movedFields },
});

export const expenditureForecast = definePage({
  key: 'expenditureForecast',
  title: text('支出预测', 'Expenditure forecast'),
  words: ['资金计划', '付款计划', '现金流', 'cash forecast', 'cash flow', 'payment plan'],
  help: {
    why: text(
      '资金岗按周、按币种看采购要付的钱：从已付、已请款到按订单排期和估算。',
      'Treasury sees the cash that purchasing needs by week and currency, from paid and requested down to scheduled and estimated.',
    ),
    notes: [
      text(
        '每笔金额只在一个阶段：已付款→已请款→已对票→按订单排期→按需求估算；进入后一阶段即离开前一阶段。',
        'Each amount is in exactly one stage: paid, requested, matched, scheduled or estimated. Moving to the next stage takes it out of the previous one.',
      ),
      text(
        '订单排期：定金为生效后5天，尾款按发货或到货分批，按付款方式的账期到期；已请预付与已确认扣款先抵定金。',
        'Orders are scheduled with the deposit five days after they are agreed and the balance by shipments or receipts, due by their payment terms; requested prepayments and confirmed deductions are subtracted, from the deposit first.',
      ),
      text(
        '付款日为到期日，遇主体所在国非工作日顺延；该年没有日历时按到期日。',
        'The payment day is the due date or the next working day in the country of the company; where the year has no calendar it is the due date.',
      ),
      text(
        '“延后付款”移动一笔排期或手工项并记下原因；已请款、已对票的不能在此延后。订单改期后，原到期日上的延后不再适用。',
        'Postpone moves one scheduled or manual row, with the reason; requested and matched amounts cannot be postponed here. Once the dates of an order change, a postponement of the former day no longer applies.',
      ),
      text(
        '每周一留存当时的预测；准确率把每周实付与四周前的预测相比（100%－各周偏差之和÷实付），手工项不比。折CNY按最近汇率。',
        'The forecast of each Monday is kept. Accuracy compares what was paid in a week with the forecast of four weeks before (100% less the differences of all weeks ÷ what was paid), without manual rows. In CNY at the last rate.',
      ),
      text(
        '估算=已确认未下单的数量×报价，税按报价口径；没有报价的需求不计。合计按最近汇率折CNY。',
        'Estimates are confirmed pieces not yet ordered × the offered price, with or without tax as offered; requirements without an offer are left out. Totals are in CNY at the last rate.',
      ),
    ],
  },
  resource: expenditureRecords,
  columns: [...namesOf(manualFields), ...namesOf(movedFields), 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['memo', 'companyEntity', 'supplier', 'currency', 'dueDate', 'amount', 'createdBy'],
  totals: ['amount'],
  search: ['memo'],
  sort: [{ field: 'dueDate' }],
  headline: ['companyEntity', 'supplier', 'amount', 'dueDate'],
  tabs: [forecastTab, forecastSuppliersTab, forecastAccuracyTab, { key: 'tab3', title: text('手工项', 'Manual rows') }],
  form: [{ title: text('手工支出', 'Manual expenditure'), fields: namesOf(manualFields) }],
  standard: ['list', 'add', 'update', 'del', 'export', 'log'],
  actions: [
    {
      key: 'delay',
      title: text('延后付款', 'Postpone'),
      on: 'none',
      takesTicked: true,
      input: {
        purchaseOrder: {
          kind: 'ref',
          label: text('采购订单', 'Purchase order'),
          entity: 'purchaseOrder',
          help: text(
            '延后按订单排期的一笔；不填则延后所勾选的手工项。',
            'The order whose scheduled payment is postponed; the selected manual row if left empty.',
          ),
        },
        due: {
          kind: 'date',
          label: text('到期日', 'Due date'),
          help: text('订单有多笔排期时填写。', 'For orders with several payments.'),
        },
        newDate: { kind: 'date', label: text('延后至', 'Postpone to'), required: true },
        reason: { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 200, lines: 2 },
      },
    },
  ],
});
