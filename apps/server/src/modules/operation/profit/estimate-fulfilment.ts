import { type Decimal, divide, multiply, negate, round, scaled, sum, zero } from '@axle/kernel';
import { bandFee } from '@axle/logistics';
import { apportion, type ProfitItem } from '@axle/operation';
import { amazonParts, ownParts } from '../../logistics/profit/fee-parts.ts';
import type { ProfitSku } from '../../logistics/profit/profit-book.ts';
import { type EstimateContext, times } from './estimate-context.ts';
import type { SoldPiece } from './order-facts.ts';
import { partOf, quotedParcels } from './parcel-quote.ts';
import type { ItemSource } from './profit-draft.ts';
import { weightsOf } from './sold-amounts.ts';

const million = '1000000' as Decimal;

/** What the pieces of an order weigh, by which they share what a parcel costs; what they cost where no weight is known. */
export function parcelShares(context: Pick<EstimateContext, 'order' | 'by'>): readonly Decimal[] {
  const { pieces } = context.order;
  const kg = pieces.map(({ sku, qty }) => times(context.by.book.skus.get(sku)?.kg ?? zero, qty));
  return sum(kg) === zero ? weightsOf(pieces) : kg;
}

/** Adds what a parcel costs, shared out by weight. */
function parcelCost(context: EstimateContext, item: ProfitItem, cost: Decimal, source: ItemSource): void {
  const amount = negate(round(cost, context.digits));
  if (amount === zero) return;
  const shares = apportion(amount, parcelShares(context), context.digits);
  context.items.push(
    ...context.order.pieces.flatMap(({ line, sku }, at) =>
      shares[at] === zero ? [] : [{ line, sku, item, amount: shares[at]!, ...source }],
    ),
  );
}

/** A parcel of our own as the parameters of the site assume it. */
function typicalParcel(context: EstimateContext, piece: SoldPiece, part: ProfitSku): void {
  const { site, params, by } = context;
  if (!site || !params) return;
  const own = ownParts(by.book, part, site, params, zero);
  if (own.bands === undefined) return void context.missing.add(own.lacks);
  const source = { basis: 'estimated', source: 'freightTable', sourceNo: own.from, note: context.tables } as const;
  context.cost(piece, 'lastMile', times(context.inOrder(own.bands[0]!.fee), piece.qty), source);
}

/** What our own parcels cost: the rate card of the channel, the typical parcel where that cannot be asked, and packing materials. */
function ownParcels(context: EstimateContext): void {
  const { order, by } = context;
  const usd = quotedParcels(by.book, by.cards, order);
  const ratio = usd === undefined ? undefined : context.ratioFrom('USD');
  if (usd !== undefined && ratio) {
    const source = { basis: 'estimated', source: 'freightTable', sourceNo: order.channelCode, said: usd, saidCurrency: 'USD' } as const;
    parcelCost(context, 'lastMile', scaled(usd, ratio, 12), source);
  } else
    for (const piece of order.pieces) {
      const part = context.sku(piece);
      if (part) typicalParcel(context, piece, part);
    }
  for (const { parcelNo, materials: used = zero } of order.parcels) {
    const materials = partOf(order, used, 4);
    const cny = materials === zero ? undefined : context.ratioFrom('CNY');
    const source = { basis: 'actual', source: 'parcel', sourceNo: parcelNo, said: materials, saidCurrency: 'CNY' } as const;
    if (cny) parcelCost(context, 'handling', scaled(materials, cny, 12), source);
  }
}

/** What the room of a piece that we store ourselves costs over the months that it lies. */
function ownStorage({ params }: EstimateContext, part: ProfitSku): Decimal | undefined {
  const rate = (params?.storage_rate ?? null) as Decimal | null;
  if (rate === null || !part.sides) return undefined;
  const [long, middle, short] = part.sides;
  return multiply(multiply(divide(multiply(multiply(long, middle), short), million, 9), rate), params!.storage_months as Decimal);
}

/** What Amazon takes for handling and storing a piece; answers what storing costs. */
async function fbaParts(context: EstimateContext, piece: SoldPiece, part: ProfitSku): Promise<Decimal | undefined> {
  const { order, site, params, by } = context;
  const found = await amazonParts(by.book, part, site!, params!.storage_months as Decimal);
  const price = order.lines.find(({ line }) => line === piece.line)?.unitPrice ?? zero;
  if (found.bands === undefined) context.missing.add(found.lacks);
  else {
    const source = { basis: 'estimated', source: 'feeTable', note: `FBA ${found.tier}` } as const;
    context.cost(piece, 'lastMile', times(context.inOrder(bandFee(found.bands, price)), piece.qty), source);
  }
  return found.storage;
}

/** What it costs to keep the goods and to bring them to the buyer. */
export async function estimateFulfilment(context: EstimateContext): Promise<void> {
  const { order, site, params } = context;
  const isFba = order.kind === 'fba';
  if (!isFba) ownParcels(context);
  for (const piece of order.pieces) {
    const part = context.sku(piece);
    if (!part || !site || !params) continue;
    const storage = isFba ? await fbaParts(context, piece, part) : ownStorage(context, part);
    if (storage === undefined) context.missing.add('storage');
    else
      context.cost(piece, 'storage', times(context.inOrder(storage), piece.qty), {
        basis: 'estimated',
        source: 'feeTable',
        note: context.tables,
      });
  }
}
