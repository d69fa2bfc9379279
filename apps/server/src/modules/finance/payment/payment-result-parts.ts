import { consequences } from '../../../platform/resources/writes/follow-writes.ts';
import { derivations, writeGuards } from '../../../platform/resources/writes/settle-rows.ts';
import { completePayments, followPayments, keepPayments } from './record-payments.ts';

/** What payments as banks did them add to the manifest of finance. */
export const paymentResultParts = [
  derivations({ paymentResult: completePayments }),
  writeGuards({ paymentResult: keepPayments }),
  consequences({ paymentResult: followPayments }),
] as const;
