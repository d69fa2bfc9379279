import type { PlatformLine, PlatformOrder } from './platform-order.ts';

type Said = Readonly<Record<string, unknown>>;

/** What was said before, and what is said now over it; what is not said now stays. */
const over = <Of extends object>(before: Of, now: Of): Of => {
  const said = Object.fromEntries(Object.entries(now as Said).filter(([, value]) => value !== undefined));
  return { ...before, ...said } as Of;
};

/** The keys of lines that a report without ids names by their seller SKU alone: the second one of it is `SKU#2`. */
function ownKeys(lines: readonly PlatformLine[]): readonly string[] {
  const seen = new Map<string, number>();
  return lines.map(({ id, sellerSku }) => {
    const count = (seen.get(sellerSku) ?? 0) + 1;
    seen.set(sellerSku, count);
    return id ?? (count === 1 ? sellerSku : `${sellerSku}#${count}`);
  });
}

/** A line that has its key: the platform's id, or what stands for it until a report brings one. */
export type KeyedLine = PlatformLine & { readonly id: string };

/**
 * [S1a] An order as all that its platform said of it so far: a payload lies over what stood before, and what it does not say stays. Lines
 * are found by the platform's id; in reports without ids, and where ids come later, by their seller SKU in the order in which they stand.
 * Lines that a payload leaves out are gone, unless it names none at all.
 */
export function mergePayload(
  before: PlatformOrder | undefined,
  payload: PlatformOrder,
): PlatformOrder & { readonly lines: readonly KeyedLine[] } {
  const keys = ownKeys(payload.lines);
  const found = matchLines(before?.lines ?? [], payload.lines, keys);
  const lines = payload.lines.flatMap((line, at): readonly KeyedLine[] => {
    const known = found.get(at);
    const id = line.id ?? known?.id ?? keys[at] ?? line.sellerSku;
    // of a cancelled line platforms say that nothing was ordered
    if (line.qty === 0) return known ? [{ ...known, id, cancelledQty: known.qty }] : [];
    return [{ ...(known ? over(known, line) : line), id }];
  });
  return {
    ...(before ? over(before, payload) : payload),
    buyer: over(before?.buyer ?? {}, payload.buyer),
    address: over(before?.address ?? {}, payload.address),
    lines: payload.lines.length > 0 || !before ? lines : mergePayload(undefined, before).lines,
  };
}

/** The line that stood before for each line of a payload, by its place; what is still ordered finds its line first. */
function matchLines(
  before: readonly PlatformLine[],
  lines: readonly PlatformLine[],
  keys: readonly string[],
): ReadonlyMap<number, PlatformLine> {
  const left = new Set(before);
  const found = new Map<number, PlatformLine>();
  const match = (fits: (line: PlatformLine, at: number, known: PlatformLine) => boolean) => {
    for (const [at, line] of lines.entries()) {
      const known = found.has(at) ? undefined : [...left].find(one => fits(line, at, one));
      if (!known) continue;
      left.delete(known);
      found.set(at, known);
    }
  };
  match((line, _at, known) => line.id !== undefined && line.id === known.id);
  match((line, at, known) => line.id === undefined && keys[at] === known.id);
  match((line, _at, known) => line.qty > 0 && line.sellerSku === known.sellerSku);
  match((line, _at, known) => line.id !== undefined && line.sellerSku === known.id);
  return found;
}
