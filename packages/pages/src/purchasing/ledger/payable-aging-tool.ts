import { text } from '@axle/kernel';
import type { PageTab } from '@axle/page-kit';
import { entriesOf } from './entries-of.ts';
import { ledgerAccountFields } from './ledger-account-fields.ts';
import { accountAmount } from './ledger-words.ts';

const { supplier, companyEntity, currency } = ledgerAccountFields;

/** [R13d] What is owed by how long it is due. */
export const payableAgingTab = {
  key: 'tab3',
  title: text('应付账龄', 'AP aging'),
  tool: {
    reads: ['payable'],
    inputs: {
      supplier: { kind: 'ref', label: supplier.label, entity: 'supplier' },
      companyEntity: { kind: 'ref', label: companyEntity.label, entity: 'companyEntity' },
    },
    exports: 'accounts',
    results: {
      accounts: {
        kind: 'lines',
        label: text('按到期日', 'By due date'),
        by: ['supplier', 'companyEntity', 'currency'],
        most: 1000,
        fields: {
          supplier: { kind: 'ref', label: supplier.label, entity: 'supplier', required: true, width: 220 },
          companyEntity: { kind: 'ref', label: companyEntity.label, entity: 'companyEntity', required: true, width: 170 },
          currency: { kind: 'code', label: currency.label, required: true, maxLength: 3, width: 76 },
          total: accountAmount('应付账款', 'Payable'),
          overdue: accountAmount('逾期应付', 'Overdue'),
          notDue: accountAmount('未到期', 'Not due'),
          d30: accountAmount('逾期1–30天', '1–30 days'),
          d60: accountAmount('逾期31–60天', '31–60 days'),
          d90: accountAmount('逾期61–90天', '61–90 days'),
          older: accountAmount('逾期90天以上', 'Over 90 days'),
        },
      },
    },
    opens: { accounts: { total: entriesOf('ap'), overdue: entriesOf('ap') } },
  },
} as const satisfies PageTab;
