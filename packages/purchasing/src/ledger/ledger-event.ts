import type { LedgerAccount, LedgerEvent } from './voucher.ts';

/** [R13] The event of a voucher: E1 to E9, a voucher by hand, or one that takes another back. */
export type LedgerEventCode = 'e1' | 'e2' | 'e3' | 'e4' | 'e5' | 'e6' | 'e7' | 'e8' | 'e9' | 'adj' | 'rev';

/** [R13] The code of each event, as vouchers show it. */
export const eventCodes: Readonly<Record<LedgerEvent['kind'], LedgerEventCode>> = {
  accepted: 'e1',
  invoiced: 'e2',
  prepaid: 'e3',
  prepayUsed: 'e4',
  deducted: 'e5',
  paid: 'e6',
  returned: 'e7',
  returnedAfterInvoice: 'e7',
  prepayRefunded: 'e8',
  claimAgreed: 'e9',
  claimOffset: 'e9',
  claimCashed: 'e9',
};

/** All accounts of the supplier ledger: what is owed and prepaid first. */
export const ledgerAccounts: readonly LedgerAccount[] = [
  'ap',
  'grir',
  'prepay',
  'claim_recv',
  'stock',
  'input_tax',
  'ppv',
  'deduct',
  'claim_inc',
  'bank',
];
