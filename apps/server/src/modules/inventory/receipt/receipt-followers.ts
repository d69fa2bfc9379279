import type { Refusal } from '@axle/kernel';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { extensionPoint } from '../../../platform/registry/extension-point.ts';

/** A receipt as those who follow it know it. */
export interface FollowedReceipt {
  readonly id: number;
  readonly receiptNo: string;
  readonly type: Tables['receipt']['type'];
  readonly sourceNo: string;
  readonly warehouse: number;
  readonly fromWarehouse?: number;
}

/** A line of it. */
export interface FollowedLine {
  readonly lineNo: number;
  readonly sku: number;
  readonly expectedQty: number;
  readonly inTransit: boolean;
  readonly poNo?: string;
  readonly poLine?: number;
}

/** Pieces of a line that were booked: fit for sale, held for inspection, damaged. Below zero where a scan was taken back. */
export interface ReceivedPieces {
  readonly good: number;
  readonly hold: number;
  readonly damaged: number;
}

/** Pieces of a line that came off hold, by a decision that counts them once; below zero where they are on hold again. */
export interface JudgedPieces {
  readonly qty: number;
  /** What decides on them, its number, and its how many-th decision. */
  readonly docType: 'inspection' | 'conversion';
  readonly docNo: string;
  readonly turn: number;
}

/** What a document does when the receipt of its goods goes on, in the same transaction. */
export interface ReceiptFollower {
  /** Each time when pieces of a line are booked or taken back. */
  received?(context: LedgerContext, receipt: FollowedReceipt, line: FollowedLine, pieces: ReceivedPieces): Promise<void>;
  /** Each time when pieces of a line come off hold, or are on hold again; returns its refusals. */
  judged?(context: LedgerContext, receipt: FollowedReceipt, line: FollowedLine, pieces: JudgedPieces): Promise<readonly Refusal[]>;
  /**
   * Once, when the receipt is closed with all its differences decided. Returns its refusals, empty where there are none: a
   * receipt that is refused stays open, and nothing that was written for it is kept.
   */
  closed?(context: LedgerContext, receipt: FollowedReceipt): Promise<readonly Refusal[]>;
  /** Once, when the receipt is cancelled before a piece of it came; returns its refusals. */
  cancelled?(context: LedgerContext, receipt: FollowedReceipt): Promise<Refusal | undefined>;
}

/** Who follows the receipts of a type: one line each. */
export const receiptFollowers = extensionPoint<ReceiptFollower>('follower of receipts');
