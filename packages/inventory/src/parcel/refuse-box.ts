import { type Decimal, fill, type Refusal, type Text } from '@axle/kernel';
import { type BoxedItem, boxHolds, fillPercent, mostFill, type Sides } from './suggest-box.ts';

/** A parcel in its box; what is not known of it is left out. */
export interface BoxedParcel {
  readonly items?: readonly BoxedItem[];
  readonly inner?: Sides;
  /** What the box bears. */
  readonly maxLoadG?: number;
  /** What was weighed, less the box. */
  readonly loadG?: number;
}

const smallText: Text = {
  zh: '货物装不进所选箱：占内容积 {fill}%，最多 {most}%，且每边须放得下',
  en: 'The goods do not fit the box: {fill}% of its volume, at most {most}%, and each side must fit',
};
const heavyText: Text = { zh: '超过箱子承重：{load} 千克，最多 {most} 千克', en: 'Too heavy for the box: {load} kg, at most {most} kg' };
const kg = (grams: number): string => (grams / 1000).toLocaleString('en', { maximumFractionDigits: 3 });

/** [R11f] Why a box does not do for a parcel: its goods do not fit (`BOX_TOO_SMALL`) or weigh more than it bears (`BOX_OVERLOADED`). */
export function refuseBox({ items, inner, maxLoadG, loadG }: BoxedParcel): Refusal | undefined {
  if (items && inner && !boxHolds(items, { code: '', inner, maxLoadG: Number.MAX_SAFE_INTEGER })) {
    const given: { readonly fill: Decimal; readonly most: Decimal } = { fill: fillPercent(items, { inner }), most: mostFill };
    return { code: 'BOX_TOO_SMALL', message: fill(smallText, given) };
  }
  if (maxLoadG !== undefined && loadG !== undefined && loadG > maxLoadG)
    return { code: 'BOX_OVERLOADED', message: fill(heavyText, { load: kg(loadG), most: kg(maxLoadG) }) };
  return undefined;
}
