import { text } from '@axle/kernel';
import type { EnumOption, PageTab } from '@axle/page-kit';
import { documentWays } from '../document-ways.ts';
import { bizDocuments } from '../ledger/ledger-voucher-fields.ts';
import { accountOptions, bizTypeOptions, eventOptions } from '../ledger/ledger-words.ts';
import { type boardReads, count, day, documentNo, figure, words } from './board-fields.ts';
import { scoreDimensions } from './score-dimensions.ts';
import { lineNo, ordersOpen, part, skuCode, table } from './supplier-detail-part.ts';
import { qualityPart } from './supplier-quality-part.ts';
import { servicePart } from './supplier-service-part.ts';
import { gradeOptions } from './supplier-board-tool.ts';

/** What a supplier owes us for. */
const owedKinds = [
  { code: 'deduction', label: text('扣款', 'Deduction') },
  { code: 'claim', label: text('索赔', 'Claim') },
] as const satisfies readonly EnumOption[];

/** The parts of the file of a supplier. */
export const supplierDetailTabs: readonly PageTab<(typeof boardReads)[number]>[] = [
  part(
    'tab0',
    text('概览', 'Overview'),
    {
      score: figure('总分', 'Score'),
      scoreDelta: figure('较上期', 'Change'),
      grade: { kind: 'enum', label: text('等级', 'Grade'), options: gradeOptions },
      amount: figure('采购额（CNY）', 'Amount (CNY)'),
      dimensions: table('得分构成', 'Score breakdown', ['dimension'], {
        dimension: { kind: 'enum', label: text('维度', 'Dimension'), required: true, options: scoreDimensions, width: 110 },
        weight: figure('权重（%）', 'Weight (%)', 90),
        points: figure('得分', 'Points', 90),
        change: figure('较上期', 'Change', 90),
        formula: words('公式与取值', 'Formula and inputs', 380),
      }),
    },
    'dimensions',
  ),
  part(
    'tab1',
    text('交付', 'Deliveries'),
    {
      lines: table(
        '到期行',
        'Lines due',
        ['documentNo', 'line'],
        {
          documentNo,
          line: lineNo,
          skuCode,
          day: day('考核交期', 'KPI date'),
          qty: count('有效数量', 'Wanted'),
          inTime: count('准时件数', 'Pieces on time'),
          isOnTime: { kind: 'bool', label: text('准时', 'On time'), width: 80 },
          daysLate: count('逾期天数', 'Days late'),
        },
        ['qty', 'inTime'],
      ),
    },
    'lines',
    ordersOpen,
  ),
  qualityPart,
  part(
    'tab3',
    text('价格', 'Prices'),
    {
      lines: table(
        '采购与基准价',
        'Purchases against their base price',
        ['documentNo', 'line'],
        {
          documentNo,
          line: lineNo,
          skuCode,
          day: day('生效日期', 'Effective on'),
          qty: count('数量', 'Qty'),
          price: { kind: 'decimal', label: text('单价', 'Price'), scale: 4, width: 100 },
          amount: figure('金额（CNY）', 'Amount (CNY)'),
          denominator: figure('按基准价', 'At base price'),
          numerator: figure('降本', 'Saving'),
        },
        ['qty', 'amount', 'denominator', 'numerator'],
      ),
    },
    'lines',
    ordersOpen,
  ),
  part(
    'tab4',
    text('资金', 'Money'),
    {
      balances: table('当前余额', 'Balances now', ['companyEntity', 'currency'], {
        companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', required: true, width: 200 },
        currency: { kind: 'code', label: text('币种', 'Currency'), required: true, maxLength: 3, width: 76 },
        payable: figure('应付账款', 'Payable'),
        unbilled: figure('暂估应付', 'Unbilled'),
        prepay: figure('预付余额', 'Prepaid'),
        claimRecv: figure('应收索赔', 'Claims'),
        netOwed: figure('净应付', 'Net owed'),
      }),
      amounts: table('扣款与未结索赔', 'Deductions and open claims', ['documentNo'], {
        documentNo,
        day: day('日期', 'Date'),
        kind: { kind: 'enum', label: text('类别', 'Kind'), required: true, options: owedKinds, width: 80 },
        currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3, width: 76 },
        amount: figure('金额', 'Amount'),
      }),
      entries: table('期间往来明细', 'Ledger entries of the period', ['voucherNo', 'account'], {
        voucherNo: { ...documentNo, label: text('凭证号', 'Voucher') },
        day: day('记账日期', 'Account date'),
        event: { kind: 'enum', label: text('事件', 'Event'), options: eventOptions, width: 130 },
        bizType: { kind: 'enum', label: text('单据类型', 'Document type'), options: bizTypeOptions, width: 120 },
        documentNo: { ...documentNo, label: text('单据号', 'Document') },
        currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3, width: 76 },
        account: { kind: 'enum', label: text('科目', 'Account'), required: true, options: accountOptions, width: 130 },
        debit: figure('借方', 'Debit'),
        credit: figure('贷方', 'Credit'),
        balance: figure('余额', 'Balance'),
      }),
    },
    'balances',
    {
      amounts: {
        documentNo: [...documentWays('documentNo', 'kind', ['deduction', 'claim'])],
      },
      entries: { documentNo: bizDocuments('documentNo') },
    },
  ),
  servicePart,
];
