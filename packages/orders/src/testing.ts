import fc from 'fast-check';
import { orderStatuses, type OrderStatus } from './order/order-status.ts';

/** Any status of a sales order. */
export const anyOrderStatus = (): fc.Arbitrary<OrderStatus> => fc.constantFrom(...(Object.keys(orderStatuses) as OrderStatus[]));
export { anyCandidates, anyPieces, anyTerms } from './testing/any-allocation.ts';
