import { type PastSale, type PastSpan, piecesByBin, planPastSales, type ShopSkus, type SoldPart } from './plan-past-sales.ts';

const day = 86_400_000;
/** For how many days a delivery lasts. */
const supply = 90;

/** What a warehouse does with goods of the time before the stock that is there. */
export interface EarlierTrade {
  readonly receive: (daysAgo: number, no: string, goods: ReadonlyMap<number, number>) => Promise<unknown>;
  readonly ship: (sales: readonly PastSale[]) => Promise<unknown>;
}

/** Brings in every quarter what customers bought until the next one, and books it out: what came before today's stock is all sold. */
export async function addEarlierSales(
  shops: ShopSkus,
  bins: readonly Omit<SoldPart, 'qty'>[],
  span: PastSpan,
  { receive, ship }: EarlierTrade,
): Promise<void> {
  const sales = planPastSales(shops, bins, span);
  for (let from = span.from; from > span.to; from -= supply) {
    const [begin, end] = [from, Math.max(span.to, from - supply)].map(ago => span.now.getTime() - ago * day) as [number, number];
    const sold = sales.filter(({ shippedAt }) => shippedAt.getTime() > begin && shippedAt.getTime() <= end);
    await receive(from, `0-${from}`, piecesByBin(sold));
    await ship(sold);
  }
}
