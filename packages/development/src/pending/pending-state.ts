/** Where a pending listing stands. */
export type PendingState = 'waitInfo' | 'ready' | 'pushed' | 'created' | 'blocked' | 'abandoned';

/**
 * [N16] Where a pending listing stands by itself: ready as soon as nothing is missing, and waiting again where something is; created once
 * what was pushed has its ASIN and its seller SKU. Nothing else moves without somebody.
 */
export function pendingState(
  state: PendingState,
  { missing, asin, sellerSku }: { readonly missing: readonly unknown[]; readonly asin?: string; readonly sellerSku?: string },
): PendingState {
  if (state === 'waitInfo' || state === 'ready') return missing.length === 0 ? 'ready' : 'waitInfo';
  return state === 'pushed' && asin !== undefined && sellerSku !== undefined ? 'created' : state;
}
