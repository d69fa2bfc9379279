import { type Decimal, divide, type LocalDate } from '@axle/kernel';

/** A shipment as its carrier promised it, and as it came. */
export interface PromisedShipment {
  readonly planned: LocalDate;
  /** Undefined while it is on its way. */
  readonly delivered?: LocalDate | undefined;
}

/**
 * [L25] Shipments that came on their planned day or before, in percent of those that came or are overdue, to one digit; undefined where
 * none has yet.
 */
export function onTimeShare(shipments: readonly PromisedShipment[], today: LocalDate): Decimal | undefined {
  const due = shipments.filter(({ planned, delivered }) => delivered !== undefined || planned < today);
  if (due.length === 0) return undefined;
  const onTime = due.filter(({ planned, delivered }) => delivered !== undefined && delivered <= planned);
  return divide(String(onTime.length * 100) as Decimal, String(due.length) as Decimal, 1);
}
