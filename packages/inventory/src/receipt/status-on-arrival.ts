import type { StockStatus } from '../stock/stock-status.ts';

/** What is known of pieces that come to the dock. */
export interface ArrivedPieces {
  readonly receipt: 'purchase' | 'first_leg' | 'transfer' | 'customer_return' | 'sample';
  /** Whether the SKU is inspected when it is bought. */
  readonly inspected: boolean;
  readonly damaged: boolean;
}

/** [R8a] As what pieces lie at the dock: damaged ones as such, returns and what is inspected held, all else free. */
export function statusOnArrival({ receipt, inspected, damaged }: ArrivedPieces): StockStatus {
  if (damaged) return 'damaged';
  if (receipt === 'customer_return') return 'qc_hold';
  return inspected && receipt !== 'transfer' ? 'qc_hold' : 'available';
}
