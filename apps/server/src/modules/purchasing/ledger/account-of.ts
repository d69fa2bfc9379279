import type { RecordValues } from '@axle/page-kit';
import type { SupplierAccount } from './locked-account.ts';

/** The account that a document is of: its supplier, our company, its currency. */
export const accountOf = ({ supplier, companyEntity, currency }: RecordValues): SupplierAccount => ({
  supplier: Number(supplier),
  companyEntity: Number(companyEntity),
  currency: String(currency),
});
