import type { Decimal } from '@axle/kernel';
import type { SettledLine } from './settlement-item.ts';

/** A line of a settlement as its file says it. */
export interface SettlementLine extends SettledLine {
  /** Its place in the file; the header is row 1. */
  readonly row: number;
  readonly amount: Decimal;
  /** The line of the order, as the platform numbers it. */
  readonly itemCode: string;
  readonly sku: string;
  readonly qty?: number;
  readonly postedAt?: string;
}

/** What a platform paid out for a period, and every amount that it is made of. */
export interface SettlementFile {
  readonly settlementId: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly depositAt?: string;
  readonly currency: string;
  readonly total: Decimal;
  readonly lines: readonly SettlementLine[];
}

/** Columns of Amazon’s settlement report, flat file V2, in the order in which it writes them. */
export const settlementColumns = [
  'settlement-id',
  'settlement-start-date',
  'settlement-end-date',
  'deposit-date',
  'total-amount',
  'currency',
  'transaction-type',
  'order-id',
  'merchant-order-id',
  'adjustment-id',
  'shipment-id',
  'marketplace-name',
  'amount-type',
  'amount-description',
  'amount',
  'fulfillment-id',
  'posted-date',
  'posted-date-time',
  'order-item-code',
  'merchant-order-item-id',
  'merchant-adjustment-item-id',
  'sku',
  'quantity-purchased',
  'promotion-id',
] as const;

/** A column of a settlement’s file. */
export type SettlementColumn = (typeof settlementColumns)[number];

/** Columns without which a file is no settlement. */
export const settlementNeeds: readonly SettlementColumn[] = [
  'settlement-id',
  'total-amount',
  'currency',
  'transaction-type',
  'order-id',
  'amount-type',
  'amount-description',
  'amount',
];
