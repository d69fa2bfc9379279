import type { ClassPlan } from '@axle/quality';

/** A line of an order of former times, all of which has come. */
export interface PastLine {
  readonly order: number;
  readonly line: number;
  readonly supplier: number;
  readonly sku: number;
  readonly category: number;
  readonly qty: number;
  readonly cartonQty: number | null;
  readonly orderedAt: string;
  readonly cameAt: string;
}

/** What became of a supplier's category, as its lots show, which follow each other closely. */
export type Story = 'stopped' | 'offered' | 'reduced' | 'tightened' | 'recovered';

/** An original lot of former times, with its place among those of its goods. */
export interface PastLot extends Omit<PastLine, 'qty' | 'orderedAt' | 'cameAt'> {
  readonly lotSize: number;
  readonly inspectedAt: Date;
  readonly story: Story | undefined;
  readonly isRejected: boolean;
  /** The last one of a story that stopped: nothing was accepted since. */
  readonly isLast: boolean;
}

const dayLong = 86_400_000;
/** A line is made in so many lots at most that its story has as many as it needs, of so many pieces at least. */
const [storyLots, leastLot] = [20, 16];
/** Days between the last lot of a line and its arrival, between two lots at most, and from its order to its first lot at least. */
const [daysBefore, daysBetween, daysMaking] = [6, 2, 8];
/** Elsewhere a lot of so many was rejected. */
const rejectedEvery = 23;
const stories: readonly Story[] = ['stopped', 'offered', 'reduced', 'tightened', 'recovered'];
/** Verdicts of the last lots of a story that stopped: tightened by the first two, discontinued by the last. */
const lastOfStopped = 'RRRARRARR';

const goodsOf = ({ supplier, category }: Pick<PastLine, 'supplier' | 'category'>): string => `${supplier} ${category}`;

/** When the last lot of a line was inspected, and how long before it each other one: all of them after the line was ordered. */
function inspectionsOf({ orderedAt, cameAt }: PastLine, count: number): { readonly last: number; readonly between: number } {
  const last = Date.parse(cameAt) - daysBefore * dayLong;
  const room = last - Date.parse(orderedAt) - daysMaking * dayLong;
  return { last, between: Math.max(0, Math.min(daysBetween * dayLong, Math.floor(room / Math.max(1, count - 1)))) };
}

/** Lots into which a line is split so that its goods have as many as their story needs. */
const lotsOfLine = ({ qty }: PastLine, lines: number): number =>
  Math.max(1, Math.min(Math.ceil(storyLots / lines), Math.floor(qty / leastLot)));

/** The goods with the most lots, each of another supplier; the first supplier stays ordinary, to try things with. */
function storiesOf(groups: ReadonlyMap<string, readonly PastLine[]>): ReadonlyMap<string, Story> {
  const room = (lines: readonly PastLine[]) => lines.reduce((sum, line) => sum + lotsOfLine(line, lines.length), 0);
  const found = new Map<string, number>();
  const first = Math.min(...[...groups.values()].flat().map(({ supplier }) => supplier));
  for (const [goods, lines] of [...groups].toSorted(([, one], [, other]) => room(other) - room(one))) {
    const { supplier } = lines[0]!;
    const isOpen = supplier !== first && ![...found.values()].includes(supplier);
    if (isOpen && found.size < stories.length) found.set(goods, supplier);
  }
  return new Map([...found.keys()].map((goods, at): [string, Story] => [goods, stories[at]!]));
}

/** Whether a lot of a story was rejected, by its place and how many there are. */
function isRejected(story: Story, place: number, count: number): boolean {
  const fromLast = count - place;
  if (story === 'stopped') return count >= lastOfStopped.length && lastOfStopped.at(-fromLast) === 'R';
  if (story === 'tightened') return fromLast === 4 || fromLast === 2;
  return story === 'recovered' && (place === 1 || place === 2);
}

/** The lots in which lines were inspected before they left, one after the other. */
export function pastLots(lines: readonly PastLine[]): readonly PastLot[] {
  const groups = Map.groupBy(lines, goodsOf);
  const storyOf = storiesOf(groups);
  const lots = lines.flatMap(line => {
    const { qty, orderedAt: _ordered, cameAt: _came, ...own } = line;
    const story = storyOf.get(goodsOf(line));
    const count = story ? lotsOfLine(line, groups.get(goodsOf(line))!.length) : 1;
    const size = Math.floor(qty / count);
    const { last, between } = inspectionsOf(line, count);
    return Array.from({ length: count }, (_, at) => ({
      ...own,
      story,
      lotSize: at === count - 1 ? qty - size * at : size,
      inspectedAt: new Date(last - between * (count - 1 - at)),
    }));
  });
  const inOrder = lots.toSorted(
    (one, other) => one.inspectedAt.getTime() - other.inspectedAt.getTime() || one.order - other.order || one.line - other.line,
  );
  const counts = new Map([...Map.groupBy(inOrder, goodsOf)].map(([goods, own]) => [goods, own.length]));
  const places = new Map<string, number>();
  return inOrder.map((lot, at) => {
    const [place, count] = [places.get(goodsOf(lot)) ?? 0, counts.get(goodsOf(lot))!];
    places.set(goodsOf(lot), place + 1);
    const rejected = lot.story ? isRejected(lot.story, place, count) : at % rejectedEvery === 11;
    return { ...lot, isRejected: rejected, isLast: lot.story === 'stopped' && place === count - 1 };
  });
}

/** How many units of a class are found in a lot at a place: too many in rejected ones, next to none where inspection was reduced. */
export function foundInPast({ story, isRejected: rejected }: PastLot, { defectClass, accept }: ClassPlan, at: number): number {
  if (defectClass === 'critical') return 0;
  const isFine = story === 'offered' || story === 'reduced';
  if (defectClass === 'major') return rejected ? accept + 1 : !isFine && at % 6 === 2 ? Math.min(1, accept) : 0;
  return Math.min(accept, isFine ? 0 : [0, 0, 1, 0, 2, 0, 1][at % 7]!);
}
