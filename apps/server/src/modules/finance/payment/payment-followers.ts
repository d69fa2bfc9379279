import type { LocalDate, Refusal } from '@axle/kernel';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { extensionPoint } from '../../../platform/registry/extension-point.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';

/** A payment as the bank did it: all of a request, or a part of it. */
export interface Payment {
  readonly paymentNo: string;
  readonly sourceNo: string;
  /** Which payment of its request it is. */
  readonly sequence: number;
  readonly bankRef: string;
  readonly amount: string;
  readonly paidOn: LocalDate;
}

/**
 * What a document does when its payment is confirmed, in the same transaction: returns its refusals, empty where there are none. It
 * is called once for each payment.
 */
export type PaymentFollower = (transaction: Transaction<Tables>, caller: Actor, payment: Payment) => Promise<readonly Refusal[]>;

/** Who follows the payments of a kind of document, by the source type of their requests. */
export const paymentFollowers = extensionPoint<PaymentFollower>('follower of payments');

/** What a document does when finance has approved its payment and the money is on its way, in the same transaction. */
export type PaymentStart = (
  transaction: Transaction<Tables>,
  caller: Actor,
  payment: Pick<Payment, 'paymentNo' | 'sourceNo'>,
) => Promise<void>;

/** Who follows the approval of payments of a kind of document, by the source type of their requests. */
export const paymentStarts = extensionPoint<PaymentStart>('follower of approved payments');
