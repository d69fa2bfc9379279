import { text } from '@axle/kernel';
import type { LineField, PageTab } from '@axle/page-kit';
import { claimParties, claimTypes } from './claim-words.ts';

const amount = (zh: string, en: string): LineField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 2,
  currency: { field: 'currency' },
  width: 126,
});
const count = (zh: string, en: string): LineField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 1_000_000_000, width: 84 });

/** Claims added up by party, type, month and currency. */
export const claimSummaryTab = {
  key: 'tab0',
  title: text('汇总', 'Summary'),
  tool: {
    reads: ['claimed', 'agreed', 'recovered', 'deadline', 'submittedAt', 'closedAt', 'supplier'],
    inputs: {
      from: { kind: 'month', label: text('月份从', 'From month') },
      to: { kind: 'month', label: text('到', 'To month') },
      party: { kind: 'enumList', label: text('索赔对象', 'Claimed from'), options: claimParties },
      type: { kind: 'enumList', label: text('类型', 'Type'), options: claimTypes },
      supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier' },
    },
    exports: 'lines',
    results: {
      totals: {
        kind: 'lines',
        label: text('合计（按币种）', 'Totals by currency'),
        by: ['currency'],
        most: 50,
        fields: {
          currency: { kind: 'code', label: text('币种', 'Currency'), required: true, maxLength: 3, width: 76 },
          claims: count('索赔数', 'Claims'),
          claimed: amount('索赔金额', 'Claimed'),
          agreed: amount('达成金额', 'Agreed'),
          recovered: amount('已收回', 'Recovered'),
          rejected: amount('被拒', 'Rejected'),
          open: amount('未了', 'Open'),
          recoveryRate: { kind: 'percent', label: text('收回率（%）', 'Recovery rate (%)'), scale: 2, width: 96 },
          avgDays: { kind: 'decimal', label: text('平均天数', 'Average days'), scale: 1, width: 96 },
        },
      },
      lines: {
        kind: 'lines',
        label: text('按对象、类型与月份', 'By party, type and month'),
        by: ['party', 'type', 'month', 'currency'],
        most: 2000,
        fields: {
          party: { kind: 'enum', label: text('索赔对象', 'Claimed from'), required: true, options: claimParties, width: 110 },
          type: { kind: 'enum', label: text('类型', 'Type'), required: true, options: claimTypes, width: 96 },
          month: { kind: 'month', label: text('月份', 'Month'), required: true, width: 96 },
          claims: count('索赔数', 'Claims'),
          currency: { kind: 'code', label: text('币种', 'Currency'), required: true, maxLength: 3, width: 76 },
          claimed: amount('索赔金额', 'Claimed'),
          agreed: amount('达成金额', 'Agreed'),
          recovered: amount('已收回', 'Recovered'),
          rejected: amount('被拒', 'Rejected'),
          open: amount('未了', 'Open'),
          recoveryRate: { kind: 'percent', label: text('收回率（%）', 'Recovery rate (%)'), scale: 2, width: 96 },
          avgDays: { kind: 'decimal', label: text('平均天数', 'Average days'), scale: 1, width: 96 },
          overdue: count('逾期未提', 'Overdue'),
          monthFrom: { kind: 'date', label: text('月初', 'First day'), hidden: true, width: 110 },
          monthTo: { kind: 'date', label: text('月末', 'Last day'), hidden: true, width: 110 },
          before: { kind: 'date', label: text('昨天', 'Yesterday'), hidden: true, width: 110 },
        },
      },
    },
    opens: {
      lines: {
        claims: {
          section: 'purchase',
          page: 'claimSummary',
          tab: 'tab1',
          filters: [
            { field: 'party', op: 'eq', by: 'party' },
            { field: 'type', op: 'eq', by: 'type' },
            { field: 'createdAt', op: 'between', from: 'monthFrom', to: 'monthTo' },
          ],
        },
        overdue: {
          section: 'purchase',
          page: 'claimSummary',
          tab: 'tab1',
          filters: [
            { field: 'party', op: 'eq', by: 'party' },
            { field: 'type', op: 'eq', by: 'type' },
            { field: 'state', op: 'in', value: ['draft'] },
            { field: 'deadline', op: 'between', to: 'before' },
          ],
        },
      },
    },
  },
} as const satisfies PageTab;
