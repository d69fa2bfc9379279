import { derivedPaymentMethod, paymentMethodHolds } from '@axle/finance';
import { definePage, defineResource, type EnumOption, standardActions } from '@axle/page-kit';

const payNodes: readonly EnumOption[] = [
  { code: 'onOrder', label: { zh: '下单', en: 'On order' } },
  { code: 'beforeShip', label: { zh: '发货前', en: 'Before shipping' } },
  { code: 'afterReceipt', label: { zh: '到货后', en: 'After receipt' } },
  { code: 'afterInspection', label: { zh: '检验合格后', en: 'After inspection' } },
  { code: 'afterInvoice', label: { zh: '收票后', en: 'After invoice' } },
  { code: 'monthEnd', label: { zh: '月结', en: 'Monthly statement' } },
];

export const paymentMethodRecords = defineResource({
  entity: 'paymentMethod',
  label: { zh: '付款方式', en: 'Payment method' },
  service: 'base',
  readFrom: 'payment_method_shown',
  nameFields: ['code', 'nameZh'],
  knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
  fields: {
    code: { kind: 'code', label: { zh: '付款方式编码', en: 'Code' }, required: true, key: true, immutable: true, maxLength: 20, width: 130 },
    nameZh: { kind: 'text', label: { zh: '中文名称', en: 'Chinese name' }, required: true, maxLength: 100, fold: true, width: 240 },
    nameEn: { kind: 'text', label: { zh: '英文名称', en: 'English name' }, required: true, maxLength: 100, fold: true, width: 280 },
    split: { kind: 'text', label: { zh: '比例(%)', en: 'Split (%)' }, readOnly: true, maxLength: 100, width: 110 },
    nodes: { kind: 'enumList', label: { zh: '付款节点', en: 'Nodes' }, readOnly: true, options: payNodes, width: 220 },
    depositPct: { kind: 'percent', label: { zh: '预付比例', en: 'Deposit' }, readOnly: true, scale: 4, min: '0', max: '100', width: 124 },
    balanceBase: { kind: 'enum', label: { zh: '尾款节点', en: 'Balance' }, readOnly: true, options: payNodes, width: 130 },
    netDays: { kind: 'integer', label: { zh: '账期(天)', en: 'Net days' }, readOnly: true, min: 0, max: 180, width: 96 },
    endOfMonth: { kind: 'bool', label: { zh: '月末起算', en: 'End of month' }, readOnly: true, width: 110 },
    suppliers: { kind: 'integer', label: { zh: '供应商数', en: 'Suppliers' }, readOnly: true, figure: true, min: 0, max: 10_000_000, width: 100 },
    lines: {
      kind: 'lines', label: { zh: '付款明细', en: 'Instalments' }, required: true, by: ['node', 'basis', 'offsetDays'], most: 12, sums: ['percent'],
      fields: {
        node: { kind: 'enum', label: { zh: '节点', en: 'Node' }, required: true, options: payNodes, width: 150 },
        percent: { kind: 'percent', label: { zh: '比例', en: 'Share' }, required: true, scale: 4, min: '0.0001', max: '100', width: 110 },
        offsetDays: { kind: 'integer', label: { zh: '延后天数', en: 'Days' }, required: true, min: 0, max: 180, initial: 0, width: 110 },
        basis: {
          kind: 'enum', label: { zh: '起算', en: 'Counted from' }, required: true, initial: 'calendar', width: 150,
          options: [
            { code: 'calendar', label: { zh: '节点当日', en: 'The day itself' } },
            { code: 'monthEnd', label: { zh: '当月月末', en: 'End of its month' } },
          ],
        },
      },
    },
  },
  unique: [{ fields: ['code'] }],
  checks: [paymentMethodHolds],
  derive: derivedPaymentMethod,
});

export const paymentMethod = definePage({
  key: 'paymentMethod',
  title: { zh: '付款方式', en: 'Payment methods' },
  help: {
    why: { zh: '以分期表示付款条件，使预付、结算与资金预测算出相同的日期。', en: 'Payment terms as instalments, so that prepayment, settlement and cash forecast compute the same dates.' },
    notes: [
      { zh: '比例合计须为100%，“下单”最多一行。', en: 'The shares come to 100 %, and at most one line is paid on order.' },
      { zh: '“付款计划”按金额和各节点的日期算出每期金额与到期日；分摊剩余的分归余数最大的一期。', en: '“Payment plan” works out amounts and due days from an amount and the days of the nodes; a cent left over goes to the largest rest.' },
      { zh: '已被供应商、客户或交易关系使用的付款方式不能修改：用“复制”建立新的，再在各处改用；停用不受影响。', en: 'A method that suppliers, customers or trade relations use is not changed: make a new one by “Copy” and have it used instead. It can be put out of use all the same.' },
    ],
  },
  resource: paymentMethodRecords,
  columns: ['code', 'nameZh', 'nameEn', 'split', 'nodes', 'depositPct', 'balanceBase', 'netDays', 'endOfMonth', 'suppliers', 'status', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['code', 'nameZh', 'nameEn', 'nodes', 'depositPct', 'balanceBase', 'netDays', 'suppliers', 'status'],
  search: ['code', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    { key: 'prepaid', title: { zh: '有预付', en: 'With deposit' }, filters: [{ field: 'depositPct', op: 'gt', value: '0' }] },
    { key: 'preview', title: { zh: '付款计划', en: 'Payment plan' }, view: 'basic/payment-plan' },
  ],
  form: [
    { title: { zh: '付款方式', en: 'Payment method' }, fields: ['code', 'nameZh', 'nameEn'] },
    { title: { zh: '付款明细', en: 'Instalments' }, fields: ['lines'] },
  ],
  drills: { suppliers: { section: 'basic', page: 'supplier', filters: [{ field: 'paymentMethod', op: 'in', by: 'id' }] } },
  standard: standardActions,
  actions: [{ key: 'copy', title: { zh: '复制', en: 'Copy' }, on: 'one', permission: 'add', effect: 'copy' }],
  importing: {
    columns: ['code', 'nameZh', 'nameEn', 'lines.node', 'lines.percent', 'lines.offsetDays', 'lines.basis'],
    mode: 'per_document',
    lines: 'lines',
    example: { code: 'TT3070', nameZh: '30%预付，70%到货后30天', nameEn: '30% deposit, 70% 30 days after receipt', 'lines.node': '下单', 'lines.percent': '30', 'lines.offsetDays': '0', 'lines.basis': '节点当日' },
  },
});
