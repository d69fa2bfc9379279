import { type Decimal, divide } from '@axle/kernel';
import { roundOrderQty } from '@axle/purchasing';

/** An article that a supplier of the demo sold all the time. */
export interface PastArticle {
  readonly supplier: number;
  readonly sku: number;
  readonly moq: number;
  readonly cartonQty: number;
  readonly multiple: number;
  readonly leadDays: number;
  readonly price: Decimal;
}

/** An order of former times: what was ordered when, and when the goods were due and came; days count back from today. */
export interface PastOrder {
  readonly supplier: number;
  readonly orderedAgo: number;
  readonly dueAgo: number;
  readonly cameAgo: number;
  readonly lines: readonly { readonly sku: number; readonly qty: number }[];
}

/** Days between two rounds of ordering, rounds until a supplier is asked again, and the lines of an order at most. */
const [roundDays, turns, mostLines] = [30, 4, 2];

/** By how many days goods came behind the day that was agreed, in turn. */
const delays = [0, -1, 2, -2, 0, 6, -1, 0, 13, 1, -3];

/** What a line is worth in yuan, in turn. */
const worth = [6200, 9800, 4400, 12_500, 7600, 14_800, 5300];

const pick = <Each>(of: readonly Each[], at: number): Each => of[at % of.length]!;

/**
 * Orders of former times, round by round: each supplier is asked every quarter for some of its articles, in whole cartons. `first`
 * and `last` say how many days ago the first round was, and the last.
 */
export function pastOrders(
  articles: readonly PastArticle[],
  { first, last }: { readonly first: number; readonly last: number },
): readonly PastOrder[] {
  const suppliers = [...Map.groupBy(articles, ({ supplier }) => supplier).values()];
  const rounds = Math.floor((first - last) / roundDays) + 1;
  return Array.from({ length: rounds }, (_, round) => round).flatMap(round =>
    suppliers.flatMap((own, at): readonly PastOrder[] => {
      if (at % turns !== round % turns) return [];
      const turn = Math.floor(round / turns) * mostLines + at;
      const of = [...new Set(Array.from({ length: mostLines }, (_, line) => pick(own, turn + line)))];
      const orderedAgo = first - round * roundDays;
      const dueAgo = orderedAgo - Math.max(...of.map(({ leadDays }) => leadDays)) - 1 - ((at + round) % 4);
      const lines = of.map(({ sku, price, moq, cartonQty, multiple }, line) => {
        const need = Math.ceil(Number(divide(String(pick(worth, turn + line * 3 + round)) as Decimal, price, 2)));
        return { sku, qty: roundOrderQty(need, { moq, cartonQty, multiple }) };
      });
      return [{ supplier: own[0]!.supplier, orderedAgo, dueAgo, cameAgo: dueAgo - pick(delays, at * 3 + round), lines }];
    }),
  );
}
