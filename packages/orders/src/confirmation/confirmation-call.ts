import type { ShipService } from '../intake/platform-order.ts';
import { carrierCodes } from './carrier-codes.ts';

/** Platforms that are confirmed to by their interfaces. */
export type CalledPlatform = 'amazon' | 'ebay' | 'walmart';

/** A parcel that is confirmed to a platform. */
export interface ConfirmationMessage {
  readonly platformOrderId: string;
  /** A number of ours that no other parcel has: the same each time that it is sent. */
  readonly reference: number;
  readonly marketplaceId?: string | undefined;
  readonly carrierCode: string;
  readonly waybillNo: string;
  /** When it left, as an ISO time in UTC. */
  readonly shippedAt: string;
  readonly service: ShipService;
  readonly lines: readonly { readonly id: string; readonly qty: number }[];
}

/** A call of an interface: what is sent where. */
export interface ConfirmationCall {
  readonly path: string;
  readonly body: unknown;
}

const methods: Readonly<Record<ShipService, string>> = {
  standard: 'Standard',
  expedited: 'Express',
  nextDay: 'OneDay',
  freight: 'Freight',
};
const isKnown = (platform: CalledPlatform, code: string): boolean => Object.values(carrierCodes[platform]).includes(code);
const path = (of: string): string => encodeURIComponent(of);
/** eBay takes tracking numbers of letters and digits alone. */
const bareNumber = (waybillNo: string): string => waybillNo.replace(/[^A-Za-z0-9]/g, '');

const calls: Readonly<Record<CalledPlatform, (message: ConfirmationMessage) => ConfirmationCall>> = {
  amazon: ({ platformOrderId, reference, marketplaceId, carrierCode, waybillNo, shippedAt, lines }) => ({
    path: `/orders/v0/orders/${path(platformOrderId)}/shipmentConfirmation`,
    body: {
      marketplaceId,
      packageDetail: {
        packageReferenceId: String(reference),
        ...(isKnown('amazon', carrierCode) ? { carrierCode } : { carrierCode: 'Other', carrierName: carrierCode }),
        trackingNumber: waybillNo,
        shipDate: shippedAt,
        orderItems: lines.map(({ id, qty }) => ({ orderItemId: id, quantity: qty })),
      },
    },
  }),
  ebay: ({ platformOrderId, carrierCode, waybillNo, shippedAt, lines }) => ({
    path: `/sell/fulfillment/v1/order/${path(platformOrderId)}/shipping_fulfillment`,
    body: {
      lineItems: lines.map(({ id, qty }) => ({ lineItemId: id, quantity: qty })),
      shippedDate: shippedAt,
      shippingCarrierCode: carrierCode,
      trackingNumber: bareNumber(waybillNo),
    },
  }),
  walmart: ({ platformOrderId, carrierCode, waybillNo, shippedAt, service, lines }) => ({
    path: `/v3/orders/${path(platformOrderId)}/shipping`,
    body: {
      orderShipment: {
        orderLines: {
          orderLine: lines.map(({ id, qty }) => ({
            lineNumber: id,
            orderLineStatuses: {
              orderLineStatus: [
                {
                  status: 'Shipped',
                  statusQuantity: { unitOfMeasurement: 'EACH', amount: String(qty) },
                  trackingInfo: {
                    shipDateTime: Date.parse(shippedAt),
                    carrierName: isKnown('walmart', carrierCode) ? { carrier: carrierCode } : { otherCarrier: carrierCode },
                    methodCode: methods[service],
                    trackingNumber: waybillNo,
                  },
                },
              ],
            },
          })),
        },
      },
    },
  }),
};

/**
 * [S10d] What confirms a parcel by the interface of its platform: confirmShipment of Amazon's Orders API, createShippingFulfillment of
 * eBay's Fulfillment API, the shipping of order lines of Walmart's Marketplace API.
 */
export const confirmationCall = (platform: CalledPlatform, message: ConfirmationMessage): ConfirmationCall => calls[platform](message);

/**
 * [S10e] Where a platform is asked whether it has a parcel already, before it is sent again. Amazon is not: what comes with the same
 * reference changes the parcel that it has.
 */
export function parcelsPath(platform: CalledPlatform, platformOrderId: string): string | undefined {
  if (platform === 'amazon') return undefined;
  return platform === 'ebay'
    ? `/sell/fulfillment/v1/order/${path(platformOrderId)}/shipping_fulfillment`
    : `/v3/orders/${path(platformOrderId)}`;
}

/** The texts that stand anywhere in an answer. */
function textsIn(answer: unknown): readonly string[] {
  if (typeof answer === 'string') return [answer];
  return typeof answer === 'object' && answer !== null ? Object.values(answer).flatMap(textsIn) : [];
}

/** [S10e] Whether a platform names the tracking number of a parcel among those of an order. */
export const isConfirmedThere = (answer: unknown, waybillNo: string): boolean =>
  textsIn(answer).some(said => bareNumber(said) !== '' && bareNumber(said) === bareNumber(waybillNo));
