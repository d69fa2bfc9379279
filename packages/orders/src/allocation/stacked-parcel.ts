import { add, compareDecimals, type Decimal, multiply, zero } from '@axle/kernel';

/** One piece of an article, its sides in cm and its weight in kg, as far as they are known. */
export interface PackedArticle {
  readonly qty: number;
  readonly sides?: readonly [Decimal, Decimal, Decimal];
  readonly kg?: Decimal;
}

const larger = (one: Decimal, other: Decimal): Decimal => (compareDecimals(one, other) < 0 ? other : one);

/**
 * [S6b] The parcel that pieces are expected to fill before anyone has packed them: laid on their largest faces, one upon the other. Its
 * sides are unknown where those of an article are, and its weight where that of an article is (oms.md, S6).
 */
export function stackedParcel(articles: readonly PackedArticle[]): Omit<PackedArticle, 'qty'> {
  let sides: readonly [Decimal, Decimal, Decimal] | undefined = [zero, zero, zero];
  let kg: Decimal | undefined = zero;
  for (const { qty, sides: own, kg: weight } of articles) {
    const pieces = String(qty) as Decimal;
    kg = kg !== undefined && weight !== undefined ? add(kg, multiply(weight, pieces)) : undefined;
    if (sides === undefined || own === undefined) {
      sides = undefined;
      continue;
    }
    const [longest, second, thinnest] = own.toSorted((one, other) => compareDecimals(other, one)) as [Decimal, Decimal, Decimal];
    sides = [larger(sides[0], longest), larger(sides[1], second), add(sides[2], multiply(thinnest, pieces))];
  }
  return { ...(sides === undefined ? {} : { sides }), ...(kg === undefined ? {} : { kg }) };
}
