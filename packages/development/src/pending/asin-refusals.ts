import { fill, type Refusal, text } from '@axle/kernel';
import type { PendingState } from './pending-state.ts';

/** A SKU that has an ASIN on a site. */
export interface AsinHolder {
  readonly id: number;
  readonly sku: string;
}

const takenText = text('该站点的ASIN {asin}已属于SKU {sku}', 'ASIN {asin} belongs to SKU {sku} on this site');
const notPushed = text('提交之后才有ASIN', 'The ASIN exists only after the listing is pushed');

/**
 * [N17] What stands against an ASIN of a listing: it was never pushed (`STATE`), or another SKU has the ASIN on the same site (`ASIN_TAKEN`).
 * Several stores may offer one SKU under one ASIN.
 */
export function asinRefusals(
  { state, sku, asin }: { readonly state: PendingState; readonly sku: number; readonly asin: string },
  holders: readonly AsinHolder[],
): readonly Refusal[] {
  if (state !== 'pushed' && state !== 'created') return [{ code: 'STATE', field: 'asin', message: notPushed }];
  const other = holders.find(({ id }) => id !== sku);
  return other ? [{ code: 'ASIN_TAKEN', field: 'asin', message: fill(takenText, { asin, sku: other.sku }) }] : [];
}
