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
  /** When the last of it came. */
  readonly cameAgo: number;
  readonly lines: readonly { readonly sku: number; readonly qty: number }[];
  /** What came when, and how many pieces of each line; some come in two parts, and of some a few pieces never do. */
  readonly arrivals: readonly { readonly daysAgo: number; readonly expected: readonly number[]; readonly came: readonly number[] }[];
}

/** Days between two rounds of ordering, rounds until a supplier is asked again, and the lines of an order at most. */
const [roundDays, turns, mostLines] = [30, 4, 2];

/** By how many days goods came behind the day that was agreed, in turn. */
const delays = [0, -1, -2, 2, 0, -1, 0, 6, -1, 0, -3, 13, 0, -2, -1, 1, 0];

/** What a line is worth in yuan, in turn. */
const worth = [6200, 9800, 4400, 12_500, 7600, 14_800, 5300];

/** Every so many-th order comes in two parts, the first so many days before the second; every so many-th comes short, by percent. */
const [splitEvery, splitDays, splitShare] = [7, 9, 60];
const [shortEvery, shortShare] = [10, 4];

const share = (qty: number, percent: number): number => Math.max(1, Math.floor((qty * percent) / 100));

/** What came of an order: as a whole on one day, in two parts, or without some pieces of its first line. */
function arrivalsOf(turn: number, daysAgo: number, lines: PastOrder['lines']): PastOrder['arrivals'] {
  const whole = lines.map(({ qty }) => qty);
  if (turn % splitEvery === 3) {
    const first = whole.map(qty => share(qty, splitShare));
    const rest = whole.map((qty, at) => qty - first[at]!);
    return [
      { daysAgo: daysAgo + splitDays, expected: first, came: first },
      { daysAgo, expected: rest, came: rest },
    ];
  }
  const isShort = turn % shortEvery === 6;
  return [{ daysAgo, expected: whole, came: whole.map((qty, at) => (isShort && at === 0 ? qty - share(qty, shortShare) : qty)) }];
}

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
      const cameAgo = dueAgo - pick(delays, at * 3 + round);
      return [{ supplier: own[0]!.supplier, orderedAgo, dueAgo, cameAgo, lines, arrivals: arrivalsOf(at + round * 2, cameAgo, lines) }];
    }),
  );
}
