import type { Result } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import type { CallRefusal, MainClient } from '../../../gateways/main-client.ts';

/** A receipt that can be counted. */
export interface ReceiptToCount {
  readonly id: number;
  readonly version: number;
  readonly receiptNo: string;
  readonly type: 'purchase' | 'first_leg' | 'transfer' | 'customer_return' | 'sample';
  readonly sourceNo?: string;
  readonly containerNo?: string | null;
  readonly warehouse: string;
  readonly state: 'arrived' | 'counting' | 'counted' | 'closed';
  readonly blind: boolean;
  /** Whether the reader was named to receive it. */
  readonly mine?: boolean;
  /** The moment of its arrival at the dock. */
  readonly since?: string;
}

/** A line of it; in a blind receipt without the expected quantity and the over-receipt. */
export interface StationLine {
  readonly lineNo: number;
  readonly sku: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly thumb?: string;
  readonly cartonQty?: number;
  /** Absent, like all that follows, for users who may not read it. */
  readonly good?: number;
  readonly damaged?: number;
  readonly over?: number;
  readonly expected?: number;
}

/** The receipt that is open at the station. */
export interface StationReceipt extends ReceiptToCount {
  readonly photos: number;
  readonly lines: readonly StationLine[];
  readonly wrong: readonly { readonly code: string; readonly qty: number }[];
}

/** What the station reads. */
export interface ReceivingDesk {
  /** Receipts that can be counted: all, or those of a number. */
  toCount(code: string): Promise<Result<readonly ReceiptToCount[], CallRefusal>>;
  open(id: number): Promise<Result<StationReceipt, CallRefusal>>;
}

/** {@link ReceivingDesk} over the main API. */
export const receivingDesk = (main: MainClient): ReceivingDesk => ({
  toCount: code =>
    main.get(mainPaths.receiptsToCount, { code }, { quiet: true }) as Promise<Result<readonly ReceiptToCount[], CallRefusal>>,
  open: id => main.get(mainPaths.receiptAtStation, { id }, { quiet: true }) as Promise<Result<StationReceipt, CallRefusal>>,
});
