import { carrierCodeFor, type ConfirmedPlatform } from './carrier-codes.ts';

/** [S10] An order as a platform knows it: what is confirmed to it once for each parcel. */
export interface ConfirmedOrder {
  readonly platform: ConfirmedPlatform;
  readonly store: number;
  readonly platformOrderId: string;
}

/** [S10] A parcel that ships some orders of platforms. */
export interface ConfirmedParcel {
  /** What it is known by among us. */
  readonly parcel: string;
  readonly waybillNo: string;
  readonly carrier: string;
  readonly orders: readonly ConfirmedOrder[];
}

/** [S10] One message to a platform; without a carrier it is blocked until the platform's name of it is known. */
export interface PlannedConfirmation extends ConfirmedOrder {
  readonly parcel: string;
  readonly waybillNo: string;
  readonly carrierCode?: string;
}

/** [S10] By which an order of a platform and a parcel are known: nothing is sent twice for it. */
export const confirmationKey = ({ platform, store, platformOrderId, parcel }: ConfirmedOrder & { readonly parcel: string }): string =>
  JSON.stringify([platform, store, platformOrderId, parcel]);

/**
 * [S10] What is still to be confirmed to platforms: one message for each of their orders and each parcel, so that merged orders repeat the
 * tracking number and split ones send one for each parcel, and never one that was planned before (oms.md, S10).
 */
export function planConfirmations(parcels: readonly ConfirmedParcel[], planned: ReadonlySet<string>): readonly PlannedConfirmation[] {
  const known = new Set(planned);
  return parcels.flatMap(({ parcel, waybillNo, carrier, orders }) =>
    orders.flatMap(order => {
      const key = confirmationKey({ ...order, parcel });
      if (known.has(key)) return [];
      known.add(key);
      const carrierCode = carrierCodeFor(order.platform, carrier);
      return [{ ...order, parcel, waybillNo, ...(carrierCode === undefined ? {} : { carrierCode }) }];
    }),
  );
}
