import type { OptionalInstant, OptionalJson, RecordColumns } from './columns.ts';

export interface ExemptSkuTable extends RecordColumns {
  type: string;
  sku: number | null;
  supplier: number | null;
  category: number | null;
  reason: string;
  evidence: OptionalJson;
  effective_from: string;
  effective_to: string;
  state: 'requested' | 'active' | 'ended';
  revoked_at: OptionalInstant;
  revoke_reason: string | null;
}

/** The tables of exemptions. */
export interface ExemptionTables {
  exempt_sku: ExemptSkuTable;
}
