import { add, allocate, type Decimal, minorDigits, ok, type Refusal, type Result, scaleOf, subtract, sum, zero } from '@axle/kernel';
import { splitRefusal } from './split-refusal.ts';

/** Amounts of a line, in the currency of its order. */
export interface SplitLineAmounts {
  readonly discount: Decimal;
  readonly tax: Decimal;
  readonly shipping: Decimal;
  readonly giftWrap: Decimal;
  readonly lineTotal: Decimal;
}

/** Pieces that one or all units of a line are made of, in the warehouse that was chosen for them. */
export interface SplitPiece {
  readonly sku: number;
  readonly qty: number;
  readonly warehouse?: number;
}

/** A line of an order. */
export interface SplitLine extends SplitLineAmounts {
  readonly lineNo: number;
  readonly qty: number;
  readonly cancelledQty: number;
  readonly pieces: readonly SplitPiece[];
}

/** Amounts of an order. */
export interface SplitAmounts {
  readonly itemAmount: Decimal;
  readonly shippingAmount: Decimal;
  readonly discount: Decimal;
  readonly tax: Decimal;
  readonly total: Decimal;
}

/** An order that is to be split. */
export interface SplitOrder extends SplitAmounts {
  readonly orderNo: string;
  readonly status: string;
  readonly kind: string;
  readonly platform: string;
  readonly currency: string;
  readonly labelled?: boolean;
  /** Pieces of other orders go with it. */
  readonly merged?: boolean;
  readonly lines: readonly SplitLine[];
}

/** Units of lines that go together, by the number of the line. */
export type SplitUnits = ReadonlyMap<number, number>;

/** What becomes of an order: its parts, each with its lines and amounts. */
export interface SplitPart extends SplitAmounts {
  readonly lines: readonly SplitLine[];
}

const lineAmounts = ['discount', 'tax', 'shipping', 'giftWrap', 'lineTotal'] as const satisfies readonly (keyof SplitLineAmounts)[];
const shared = ['itemAmount', 'shippingAmount', 'discount', 'tax'] as const satisfies readonly (keyof SplitAmounts)[];

/** [K7] Shares out an amount in the digits of its currency, or in its own where it has more; over equal weights where all are zero. */
function apportion(amount: Decimal, weights: readonly Decimal[], digits: number): readonly Decimal[] {
  const scale = Math.max(digits, scaleOf(amount));
  const done = allocate(amount, weights, scale);
  if (done.ok) return done.value;
  const even = allocate(
    amount,
    weights.map(() => '1' as Decimal),
    scale,
  );
  return even.ok ? even.value : weights.map(() => zero);
}

/** Pieces of some units: each part gets its share, what does not come out even goes to the first ones. */
function piecesOf(pieces: readonly SplitPiece[], units: readonly number[]): readonly (readonly SplitPiece[])[] {
  const weights = units.map(count => String(count) as Decimal);
  const parts = units.map((): SplitPiece[] => []);
  for (const piece of pieces)
    apportionWhole(piece.qty, weights).forEach((qty, at) => {
      if (qty > 0) parts[at]!.push({ ...piece, qty });
    });
  return parts;
}

const apportionWhole = (count: number, weights: readonly Decimal[]): readonly number[] =>
  apportion(String(count) as Decimal, weights, 0).map(Number);

/** A line cut into its units in each part, cancelled ones with the first. */
function cutLine(line: SplitLine, parts: readonly SplitUnits[], digits: number): readonly (SplitLine | undefined)[] {
  const units = parts.map(part => part.get(line.lineNo) ?? 0);
  const open = units.flatMap((count, at) => (count > 0 ? [at] : []));
  const weights = open.map(at => String(units[at]!) as Decimal);
  const amounts = lineAmounts.map(name => [name, apportion(line[name], weights, digits)] as const);
  const pieces = piecesOf(
    line.pieces,
    open.map(at => units[at]!),
  );
  return parts.map((_, part) => {
    const at = open.indexOf(part);
    if (at < 0) return undefined;
    const cancelledQty = at === 0 ? line.cancelledQty : 0;
    return {
      ...line,
      qty: units[part]! + cancelledQty,
      cancelledQty,
      pieces: pieces[at]!,
      ...Object.fromEntries(amounts.map(([name, shares]) => [name, shares[at]!])),
    };
  });
}

/** What an order comes to by its amounts. */
const totalOf = ({ itemAmount, shippingAmount, discount, tax }: Omit<SplitAmounts, 'total'>): Decimal =>
  subtract(sum([itemAmount, shippingAmount, tax]), discount);

/**
 * [S5] Splits an order into parts: every open unit in exactly one of them, amounts of a line by its units, those of the order by the totals
 * of the lines, to the cent. Lines whose units were all cancelled stay with the first part (oms.md, S5).
 */
export function splitOrder(order: SplitOrder, parts: readonly SplitUnits[]): Result<readonly SplitPart[], Refusal> {
  const refusal = splitRefusal(order, parts);
  if (refusal) return { ok: false, refusal };
  const digits = minorDigits(order.currency);
  const cut = order.lines.map(line =>
    line.qty === line.cancelledQty ? parts.map((_, at) => (at === 0 ? line : undefined)) : cutLine(line, parts, digits),
  );
  const cells = parts.map((_, part) => cut.flatMap(line => line[part] ?? []));
  const weights = cells.flatMap(lines => lines.map(({ lineTotal }) => lineTotal));
  const amounts = shared.map(name => {
    const shares = apportion(order[name], weights, digits);
    let from = 0;
    return [name, cells.map(lines => sum(shares.slice(from, (from += lines.length))))] as const;
  });
  const beyond = subtract(order.total, totalOf(order));
  return ok(
    cells.map((lines, part): SplitPart => {
      const own = Object.fromEntries(amounts.map(([name, shares]) => [name, shares[part]!])) as unknown as Omit<SplitAmounts, 'total'>;
      return { ...own, total: part === 0 ? add(totalOf(own), beyond) : totalOf(own), lines };
    }),
  );
}
