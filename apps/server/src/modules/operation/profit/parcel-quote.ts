import { add, type Decimal, multiply, sum } from '@axle/kernel';
import { apportion } from '@axle/operation';
import { type LastMileBook, priceBy } from '../../logistics/rule/last-mile-book.ts';
import type { ProfitBook } from '../../logistics/profit/profit-book.ts';
import type { SoldOrder } from './order-facts.ts';

type Sides = readonly [Decimal, Decimal, Decimal];

/** The sides and weight of the pieces stacked on each other, where all are known. */
function stacked(book: ProfitBook, { pieces }: SoldOrder): { readonly sides: Sides; readonly kg: Decimal } | undefined {
  const known = pieces.map(({ sku, qty }) => ({ part: book.skus.get(sku), qty }));
  if (known.some(({ part }) => !part?.sides || !part.kg)) return undefined;
  const sides = known.map(({ part, qty }) => {
    const [long, middle, short] = part!.sides!.toSorted((one, other) => Number(other) - Number(one)) as unknown as Sides;
    return { long, middle, height: multiply(short, String(qty) as Decimal) };
  });
  const most = (values: readonly Decimal[]) => values.toSorted((one, other) => Number(other) - Number(one))[0]!;
  return {
    sides: [most(sides.map(({ long }) => long)), most(sides.map(({ middle }) => middle)), sum(sides.map(({ height }) => height))],
    kg: sum(known.map(({ part, qty }) => multiply(part!.kg!, String(qty) as Decimal))),
  };
}

/** The part of an order in what its parcels cost, by the weight of what they hold of it. */
export function partOf({ id, inParcels }: SoldOrder, amount: Decimal, digits: number): Decimal {
  const shares = apportion(
    amount,
    inParcels.map(({ kg }) => kg),
    digits,
  );
  return shares[inParcels.findIndex(({ order }) => order === id)] ?? amount;
}

/**
 * What the parcels of an order cost by the rate card of its channel, in US dollars: its part of those that were measured, else a parcel of
 * its own pieces. Undefined where something for it is not known.
 */
export function quotedParcels(book: ProfitBook, cards: LastMileBook, order: SoldOrder): Decimal | undefined {
  const { channelCode, postcode, parcels, pieces } = order;
  const warehouse = pieces.find(piece => piece.warehouse !== undefined)?.warehouse;
  if (channelCode === undefined || postcode === undefined || warehouse === undefined) return undefined;
  const measured = parcels.flatMap(({ sides, kg }) => (sides && kg ? [{ sides, kg }] : []));
  const whole = stacked(book, order);
  const isMeasured = measured.length > 0 && measured.length === parcels.length;
  const boxes = isMeasured ? measured : whole ? [whole] : [];
  if (boxes.length === 0) return undefined;
  let total = '0' as Decimal;
  for (const box of boxes) {
    const usd = priceBy(cards, channelCode, { warehouse, zip: postcode.slice(0, 5), residential: true, ...box });
    if (!usd.ok) return undefined;
    total = add(total, usd.value);
  }
  return isMeasured ? partOf(order, total, 4) : total;
}
