import { text } from '@axle/kernel';
import type { LineField, PageTab } from '@axle/page-kit';
import { ledgerAccountFields } from './ledger-account-fields.ts';
import { voucherFields } from './ledger-voucher-fields.ts';
import { accountAmount, accountOptions } from './ledger-words.ts';

const { supplier, companyEntity, currency } = ledgerAccountFields;
const { voucherNo, event, bizNo, accountDate } = voucherFields;

const ofAccount = {
  companyEntity: { kind: 'ref', label: companyEntity.label, entity: 'companyEntity', required: true, width: 170 },
  currency: { kind: 'code', label: currency.label, required: true, maxLength: 3, width: 76 },
  account: { kind: 'enum', label: text('科目', 'Account'), required: true, options: accountOptions, width: 130 },
} as const satisfies Readonly<Record<string, LineField>>;

/** [R13e] The accounts of a supplier, or of one voucher, drawn as Ts. */
export const tAccountsTab = {
  key: 'accounts',
  title: text('T型账', 'T accounts'),
  view: 'purchasing/t-accounts',
  tool: {
    byView: true,
    reads: ['netOwed'],
    inputs: {
      supplier: { kind: 'ref', label: supplier.label, entity: 'supplier' },
      companyEntity: { kind: 'ref', label: companyEntity.label, entity: 'companyEntity' },
      currency: { kind: 'code', label: currency.label, maxLength: 3 },
      from: { kind: 'date', label: text('从', 'From') },
      to: { kind: 'date', label: text('到', 'To') },
      voucherNo: { kind: 'code', documentNo: true, label: voucherNo.label, maxLength: 20 },
    },
    results: {
      openings: {
        kind: 'lines',
        label: text('期初余额', 'Openings'),
        by: ['companyEntity', 'currency', 'account'],
        most: 2000,
        fields: { ...ofAccount, amount: accountAmount('期初余额', 'Opening') },
      },
      entries: {
        kind: 'lines',
        label: text('分录', 'Entries'),
        by: ['companyEntity', 'currency', 'account', 'voucherNo'],
        most: 2000,
        fields: {
          ...ofAccount,
          accountDate: { kind: 'date', label: accountDate.label, required: true, width: 116 },
          event: { kind: 'enum', label: event.label, required: true, options: event.options, width: 130 },
          voucherNo: { kind: 'code', documentNo: true, label: voucherNo.label, required: true, maxLength: 20, width: 160 },
          bizNo: { kind: 'code', documentNo: true, label: bizNo.label, required: true, maxLength: 60, width: 160 },
          debit: accountAmount('借方', 'Debit'),
          credit: accountAmount('贷方', 'Credit'),
        },
      },
    },
  },
} as const satisfies PageTab;
