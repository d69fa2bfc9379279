import { type AcceptPoint, acceptPointOf } from './accepted-qty.ts';

/** What an order says of where its payable arises. */
export interface DeliveryTerms {
  readonly incoterm: string;
  readonly acceptPoint?: AcceptPoint | undefined;
}

/**
 * [R114] Where the payable of an order arises: as the order says itself, else as its Incoterm does. Another Incoterm than before says it
 * again, unless the order says another place now as well.
 */
export function acceptPointSaid(now: DeliveryTerms, before?: DeliveryTerms): AcceptPoint {
  const isOther = before !== undefined && before.incoterm !== now.incoterm;
  const kept = isOther && now.acceptPoint === before.acceptPoint ? undefined : now.acceptPoint;
  return kept ?? acceptPointOf(now.incoterm);
}
