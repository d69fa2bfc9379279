import { fieldAccess } from '@axle/permissions';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { seesPrices } from '../supplier-sku/sees-prices.ts';

/** Where amounts of settlements stand, and of what is taken off them: who may not read them in one of these places sees no preview. */
const settled: readonly (readonly [page: string, field: string])[] = [
  ...['gross', 'deducted', 'claimed', 'prepaidUsed', 'payable'].map(field => ['purchaseSettlement', field] as const),
  ...['lines', 'deductions', 'claims', 'prepays'].map(field => ['purchaseSettlement', field] as const),
  ...['poPrice', 'invoicePrice', 'net', 'tax', 'amountGross', 'held', 'ppv'].map(
    field => ['purchaseSettlement', `lines.${field}`] as const,
  ),
  ['supplierInvoices', 'lines.price'],
  ['deductionRecords', 'amount'],
  ['deductionRecords', 'openAmount'],
  ['claimSummary', 'agreed'],
  ['purchasePrepayment', 'balance'],
];

/** Whether somebody may read all that a settlement comes to. */
export const seesSettled = ({ access }: Pick<Actor, 'access'>): boolean =>
  seesPrices({ access }) && settled.every(([page, field]) => fieldAccess(access, page, field).read);
