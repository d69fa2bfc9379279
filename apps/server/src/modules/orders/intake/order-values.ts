import { divide, type Decimal } from '@axle/kernel';
import { lineTotal, orderAmounts, type SaidOrder } from '@axle/orders';
import { normalCode, type RecordValues } from '@axle/page-kit';
import { type IntakePlace, siteOf } from './intake-place.ts';
import { addressHash, buyerKey } from './order-hashes.ts';

/** What a platform says of an order beside its address and its lines, as fields of the order. */
export function headValues(place: IntakePlace, said: SaidOrder): RecordValues {
  const site = siteOf(place, said.marketplace, said.currency);
  return {
    platformStatus: [said.status, said.payment].filter(Boolean).join(' / ') || undefined,
    site: site?.id,
    currency: said.currency ?? site?.currency,
    buyerName: said.buyer.name ?? said.address.name,
    email: said.buyer.email,
    phone: said.buyer.phone,
    shipService: said.service ?? 'standard',
    purchaseAt: said.purchasedAt,
    paidAt: said.paidAt ?? (isPaid(said) ? said.purchasedAt : undefined),
    latestShipAt: said.latestShipAt,
    promisedBy: said.promisedBy,
    buyerNote: said.note,
  };
}

/** Platforms show orders that wait for their payment as such; others are paid when they are placed, unless they say when. */
const isPaid = ({ status, payment }: SaidOrder): boolean => payment === 'PAID' || (payment === undefined && !status?.startsWith('Pending'));

/** Where the parcel goes, as fields of the order. */
export const addressValues = ({ countryOf }: IntakePlace, { address }: SaidOrder): RecordValues => ({
  receiver: address.name,
  line1: address.line1,
  line2: address.line2,
  city: address.city,
  state: address.state,
  postcode: address.postcode,
  country: countryOf(address.country),
});

/** What the order is worth, and its lines, as fields of the order; `listingOf` answers the listing of a seller SKU. */
export function lineValues(said: SaidOrder, listingOf: (sellerSku: string) => number | undefined): RecordValues {
  const { items, shipping, discount, tax, total } = orderAmounts(said);
  return {
    itemAmount: items,
    shippingAmount: shipping,
    discount,
    tax,
    total,
    lines: said.lines.map(line => ({
      platformLineId: line.id,
      sellerSku: line.sellerSku,
      ptSku: listingOf(normalCode(line.sellerSku)),
      title: line.title?.slice(0, 500),
      qty: line.qty,
      cancelledQty: line.cancelledQty ?? 0,
      unitPrice: divide(line.amount, String(line.qty) as Decimal, 4),
      discount: line.discount ?? '0',
      tax: line.tax ?? '0',
      shipping: line.shipping ?? '0',
      giftWrap: line.giftWrap ?? '0',
      lineTotal: lineTotal(line),
      vehicle: line.vehicle?.slice(0, 120),
    })),
  };
}

/**
 * What is stored of an order beside its fields: when its platform changed it, and by what others of its buyer are found; of its address
 * only where the order takes that.
 */
export const hiddenValues = (place: IntakePlace, said: SaidOrder, takesAddress: boolean) => ({
  platform_updated_at: said.updatedAt ?? null,
  buyer_key: buyerKey(place.store, said.buyer) ?? null,
  address_hash: (takesAddress ? addressHash({ ...said.address, ...countryCode(place, said) }) : undefined) ?? null,
});

const countryCode = ({ codeOfCountry }: IntakePlace, { address }: SaidOrder) => {
  const country = codeOfCountry(address.country);
  return country === undefined ? {} : { country };
};
