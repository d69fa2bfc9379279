import { decimal, type Decimal, divide, multiply } from '@axle/kernel';

/** How much of a shipment came in at Amazon. */
export interface ShipmentVariance {
  /** Received less shipped: negative where pieces are missing. */
  readonly diff: number;
  /** Received of shipped in percent, two digits; undefined where nothing was shipped. */
  readonly percent: Decimal | undefined;
}

const whole = (value: number): Decimal => {
  const read = decimal(String(value));
  if (!read.ok) throw new RangeError(`${value} is no number of pieces`);
  return read.value;
};

/** [R15] What of a shipment is missing or too many, and the share that came. */
export const shipmentVariance = (shipped: number, received: number): ShipmentVariance => ({
  diff: received - shipped,
  percent: shipped === 0 ? undefined : divide(multiply(whole(received), whole(100)), whole(shipped), 2),
});

/** [R15] Pieces of a shipment that can be claimed: those that did not come and were not claimed in another case. */
export const claimableShort = (shipped: number, received: number, claimed: number): number => Math.max(0, shipped - received - claimed);
