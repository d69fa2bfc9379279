import { text } from '@axle/kernel';
import type { ColumnDrill, PageTab } from '@axle/page-kit';
import { prepaidAmount, prepaidBands, prepaymentAccountFields } from './prepayment-fields.ts';

const { supplier, companyEntity, currency } = prepaymentAccountFields;

/** The prepayments with a balance of an account, of all ages or of one. */
const prepaidOf = (...bands: readonly string[]): ColumnDrill => ({
  section: 'purchase',
  page: 'purchasePrepayment',
  tab: 'tab2',
  filters: [
    { field: 'supplier', op: 'in', by: 'supplier' },
    { field: 'companyEntity', op: 'in', by: 'companyEntity' },
    { field: 'currency', op: 'eq', by: 'currency' },
    ...(bands.length > 0 ? [{ field: 'agingBand', op: 'in', value: bands } as const] : []),
  ],
});

/** [R115] What is left of prepayments, account by account, by its age. */
export const prepaidAgingTab = {
  key: 'aging',
  title: text('账龄汇总', 'Aging by supplier'),
  tool: {
    reads: ['balance', 'paidAt'],
    inputs: {
      supplier: { kind: 'ref', label: supplier.label, entity: 'supplier', several: true },
      companyEntity: { kind: 'ref', label: companyEntity.label, entity: 'companyEntity', several: true },
    },
    exports: 'accounts',
    results: {
      accounts: {
        kind: 'lines',
        label: text('预付余额账龄', 'Prepaid balances by age'),
        by: ['supplier', 'companyEntity', 'currency'],
        most: 1000,
        fields: {
          supplier: { kind: 'ref', label: supplier.label, entity: 'supplier', required: true, width: 220 },
          companyEntity: { kind: 'ref', label: companyEntity.label, entity: 'companyEntity', required: true, width: 170 },
          currency: { kind: 'code', label: currency.label, required: true, maxLength: 3, width: 76 },
          total: prepaidAmount('余额', 'Balance'),
          ...Object.fromEntries(prepaidBands.map(({ code, label }) => [code, prepaidAmount(label.zh, label.en)])),
        },
      },
    },
    opens: {
      accounts: { total: prepaidOf(), ...Object.fromEntries(prepaidBands.map(({ code }) => [code, prepaidOf(code)])) },
    },
  },
} as const satisfies PageTab;
