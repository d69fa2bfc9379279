import type { ColumnDrill } from '@axle/page-kit';
import type { accountOptions } from './ledger-words.ts';

type Account = (typeof accountOptions)[number]['code'];

/** The entries of the account of a row with a supplier: of some accounts of the ledger, or of all. */
export const entriesOf = (...accounts: readonly Account[]): ColumnDrill<'supplier' | 'companyEntity' | 'currency'> => ({
  section: 'purchase',
  page: 'ledgerEntries',
  filters: [
    { field: 'supplier', op: 'in', by: 'supplier' },
    { field: 'companyEntity', op: 'in', by: 'companyEntity' },
    { field: 'currency', op: 'eq', by: 'currency' },
    ...(accounts.length > 0 ? [{ field: 'account', op: 'in', value: accounts } as const] : []),
  ],
});
