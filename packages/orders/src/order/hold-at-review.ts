import { compareDecimals, type Decimal, fill, type Text, text } from '@axle/kernel';

/** What a review looks at in a line of an order beyond its mapping. */
export interface ReviewedLine {
  /** What the line sells, as a person knows it. */
  readonly name: string;
  /** What it brings without tax and postage. */
  readonly income: Decimal;
  /** What its pieces cost until they lay in the warehouse, in the same currency; absent where nothing is known, or they are sold off. */
  readonly landed?: Decimal | undefined;
  /** The vehicle that the buyer wrote, and the SKU whose fitments do not cover it. */
  readonly unfit?: { readonly vehicle: string; readonly sku: string } | undefined;
}

/** Why a review holds an order: a HoldReason that it finds by itself. */
export type ReviewFinding = 'price' | 'fitment';

/** An order that its review holds: by which reason, what else it found, and the cause in words. */
export interface HeldAtReview {
  readonly reason: ReviewFinding;
  readonly found: readonly ReviewFinding[];
  readonly note: Text;
}

const belowCost = text('{name} 售价低于到仓成本', '{name} is sold below its landed cost');
const notFitting = text('买家车型 {vehicle} 不在 {sku} 的适配范围', 'The buyer’s vehicle {vehicle} is not among those that {sku} fits');

/** Orders that are sent for nothing. */
const free: ReadonlySet<string> = new Set(['resend', 'sample']);

const causesOf = (line: ReviewedLine, finding: ReviewFinding): readonly Text[] => {
  if (finding === 'fitment') return line.unfit ? [fill(notFitting, line.unfit)] : [];
  const isBelow = line.landed !== undefined && compareDecimals(line.income, line.landed) < 0;
  return isBelow ? [fill(belowCost, { name: line.name })] : [];
};

/**
 * [S9c] A review holds an order for a line that brings less than its pieces cost landed, and for a vehicle that a piece does not fit;
 * what was found before holds it no second time, and what two lines of one listing have in common is said once. Undefined where nothing
 * new is found (oms.md, orderList).
 */
export function holdAtReview(kind: string, lines: readonly ReviewedLine[], before: readonly string[]): HeldAtReview | undefined {
  const asked = (['price', 'fitment'] as const).filter(one => !before.includes(one) && !(one === 'price' && free.has(kind)));
  const found = asked.filter(finding => lines.some(line => causesOf(line, finding).length > 0));
  const [reason] = found;
  if (!reason) return undefined;
  const causes = found.flatMap(finding => lines.flatMap(line => causesOf(line, finding)));
  const once = (words: readonly string[]): readonly string[] => [...new Set(words)];
  return { reason, found, note: text(once(causes.map(({ zh }) => zh)).join('；'), once(causes.map(({ en }) => en)).join('; ')) };
}
