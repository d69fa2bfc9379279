import { text } from '@axle/kernel';
import { defineResource, type InstantField, type MoneyField } from '@axle/page-kit';
import { orderPlatformOptions } from '../../orders/order/order-options.ts';
import { profitAmount } from './profit-fields.ts';

const amount = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => profitAmount(zh, en, { width: 124, ...more });
const instant = (zh: string, en: string, more: Partial<InstantField> = {}): InstantField => ({
  kind: 'instant',
  label: text(zh, en),
  readOnly: true,
  width: 156,
  ...more,
});

/** What platforms paid out, period by period. */
export const platformSettlementRecords = defineResource({
  entity: 'platformSettlement',
  label: text('平台结算单', 'Settlement'),
  service: 'operation',
  nameFields: ['settlementId'],
  knownBy: { code: 'settlementId' },
  managed: false,
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    settlementId: {
      kind: 'code',
      label: text('结算单号', 'Settlement ID'),
      required: true,
      readOnly: true,
      key: true,
      maxLength: 40,
      width: 150,
    },
    status: {
      kind: 'enum',
      label: text('状态', 'Status'),
      required: true,
      readOnly: true,
      width: 110,
      options: [
        { code: 'balanced', label: text('已平', 'Adds up'), tone: 'good' },
        { code: 'unbalanced', label: text('账单不平', 'Does not add up'), tone: 'bad' },
      ],
    },
    platform: { kind: 'enum', label: text('平台', 'Platform'), required: true, readOnly: true, options: orderPlatformOptions, width: 100 },
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true, readOnly: true, width: 140 },
    startAt: instant('开始', 'From', { required: true }),
    endAt: instant('结束', 'To', { required: true }),
    depositAt: instant('到账', 'Paid out'),
    total: amount('总额', 'Total'),
    linesAmount: amount('明细合计', 'Sum of lines'),
    difference: amount('差额', 'Difference', { figure: true }),
    lines: { kind: 'integer', label: text('行', 'Lines'), required: true, readOnly: true, min: 0, max: 10_000_000, width: 80 },
    orders: { kind: 'integer', label: text('订单', 'Orders'), required: true, readOnly: true, min: 0, max: 10_000_000, width: 80 },
    orderAmount: amount('订单项目', 'Of orders'),
    taxAmount: amount('代收代缴税', 'Tax passed through', { hidden: true }),
    accountAmount: amount('账户费用', 'Of the account'),
    unexplained: amount('未解释', 'Unexplained', {
      help: text('订单未知或含义未知的金额。', 'Amounts of orders or words that are not known.'),
    }),
    currency: { kind: 'code', label: text('币种', 'Currency'), required: true, readOnly: true, maxLength: 3, width: 80 },
    file: { kind: 'files', label: text('文件', 'File'), readOnly: true, most: 1, endings: ['txt'], mostBytes: 5_242_880, width: 160 },
    importedBy: { kind: 'user', label: text('导入人', 'Imported by'), required: true, readOnly: true, width: 110 },
    importedAt: instant('导入时间', 'Imported at', { required: true }),
  },
});
