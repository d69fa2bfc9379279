import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmationCall, type ConfirmationMessage, isConfirmedThere, parcelsPath } from './confirmation-call.ts';

const message: ConfirmationMessage = {
  platformOrderId: '902-0300094-5705421',
  reference: 101,
  marketplaceId: 'ATVPDKIKX0DER',
  carrierCode: 'UPS',
  waybillNo: '1Z 999-AA1',
  shippedAt: '2026-05-20T08:00:00.000Z',
  service: 'expedited',
  lines: [
    { id: '1', qty: 2 },
    { id: '2', qty: 1 },
  ],
};

describe('[S10d] a parcel is confirmed in the form of its platform', () => {
  it('confirmShipment of Amazon, with a reference that is the same each time', () => {
    expect(confirmationCall('amazon', message)).toEqual({
      path: '/orders/v0/orders/902-0300094-5705421/shipmentConfirmation',
      body: {
        marketplaceId: 'ATVPDKIKX0DER',
        packageDetail: {
          packageReferenceId: '101',
          carrierCode: 'UPS',
          trackingNumber: '1Z 999-AA1',
          shipDate: '2026-05-20T08:00:00.000Z',
          orderItems: [
            { orderItemId: '1', quantity: 2 },
            { orderItemId: '2', quantity: 1 },
          ],
        },
      },
    });
    const other = confirmationCall('amazon', { ...message, carrierCode: 'Yodel' }).body;
    expect(other).toMatchObject({ packageDetail: { carrierCode: 'Other', carrierName: 'Yodel' } });
  });

  it('createShippingFulfillment of eBay, whose tracking numbers are letters and digits alone', () => {
    expect(confirmationCall('ebay', { ...message, platformOrderId: '24-11029-62083' })).toEqual({
      path: '/sell/fulfillment/v1/order/24-11029-62083/shipping_fulfillment',
      body: {
        lineItems: [
          { lineItemId: '1', quantity: 2 },
          { lineItemId: '2', quantity: 1 },
        ],
        shippedDate: '2026-05-20T08:00:00.000Z',
        shippingCarrierCode: 'UPS',
        trackingNumber: '1Z999AA1',
      },
    });
  });

  it('the shipping of order lines of Walmart, each with its pieces and the parcel', () => {
    const { path, body } = confirmationCall('walmart', { ...message, lines: [{ id: '1', qty: 2 }] });
    expect(path).toBe('/v3/orders/902-0300094-5705421/shipping');
    const [line] = (body as { orderShipment: { orderLines: { orderLine: readonly unknown[] } } }).orderShipment.orderLines.orderLine;
    expect(line).toEqual({
      lineNumber: '1',
      orderLineStatuses: {
        orderLineStatus: [
          {
            status: 'Shipped',
            statusQuantity: { unitOfMeasurement: 'EACH', amount: '2' },
            trackingInfo: {
              shipDateTime: 1_779_264_000_000,
              carrierName: { carrier: 'UPS' },
              methodCode: 'Express',
              trackingNumber: '1Z 999-AA1',
            },
          },
        ],
      },
    });
  });

  it('says the same each time, and an order number never leaves its place in the path', () => {
    fc.assert(
      fc.property(fc.constantFrom('amazon' as const, 'ebay' as const, 'walmart' as const), fc.string(), (platform, platformOrderId) => {
        const call = confirmationCall(platform, { ...message, platformOrderId });
        expect(confirmationCall(platform, { ...message, platformOrderId })).toEqual(call);
        expect(call.path.split('/').length).toBe(confirmationCall(platform, message).path.split('/').length);
      }),
    );
  });
});

describe('[S10e] a parcel is looked for before it is sent again', () => {
  it('at eBay and Walmart by its tracking number, not at Amazon', () => {
    expect(parcelsPath('amazon', 'A')).toBeUndefined();
    expect(parcelsPath('ebay', '24-1')).toBe('/sell/fulfillment/v1/order/24-1/shipping_fulfillment');
    expect(parcelsPath('walmart', '200')).toBe('/v3/orders/200');
    const ebay = { fulfillments: [{ fulfillmentId: '9405', shipmentTrackingNumber: '1Z999AA1' }] };
    expect([isConfirmedThere(ebay, '1Z 999-AA1'), isConfirmedThere(ebay, '1Z999AA2'), isConfirmedThere({}, '1Z')]).toEqual([
      true,
      false,
      false,
    ]);
    const walmart = { order: { orderLines: { orderLine: [{ orderLineStatuses: [{ trackingInfo: { trackingNumber: '94001' } }] }] } } };
    expect(isConfirmedThere(walmart, '94001')).toBe(true);
  });
});
