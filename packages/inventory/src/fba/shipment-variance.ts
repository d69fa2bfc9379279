import { decimal, type Decimal, divide, multiply, round, zero } from '@axle/kernel';

/** How much of a shipment came in at Amazon. */
export interface ShipmentVariance {
  /** Received less shipped: negative where pieces are missing. */
  readonly diff: number;
  /** Received of shipped in percent, two digits. */
  readonly percent: Decimal;
}

const whole = (value: number): Decimal => {
  const read = decimal(String(value));
  if (!read.ok) throw new RangeError(`${value} is no number of pieces`);
  return read.value;
};

/** [R15] What of a shipment is missing or too many, and the share that came. */
export const shipmentVariance = (shipped: number, received: number): ShipmentVariance => ({
  diff: received - shipped,
  percent: shipped === 0 ? zero : round(multiply(divide(whole(received), whole(shipped), 8), whole(100)), 2),
});

/** [R15] Pieces of a shipment that can be claimed: those that did not come and were not claimed in another case. */
export const claimableShort = (shipped: number, received: number, claimed: number): number => Math.max(0, shipped - received - claimed);
