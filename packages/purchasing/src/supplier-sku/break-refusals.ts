import { fill, type LocalDate, type Refusal, type Text } from '@axle/kernel';
import { breaksOn, type PriceBreak } from '../price/price-for.ts';

const period: Text = { zh: '失效日期不能早于生效日期', en: 'The end is before the start' };
const overlap: Text = { zh: '有效期重叠', en: 'Periods overlap' };
const first: Text = { zh: '{day}的最小起量须为1或起订量{moq}', en: 'On {day}, prices must begin at 1 or at the MOQ {moq}' };

const holdTogether = (one: PriceBreak, other: PriceBreak): boolean =>
  one.minQty === other.minQty && (other.to === undefined || one.from <= other.to) && (one.to === undefined || other.from <= one.to);

/**
 * [R27] What stands against price breaks, by their place: an end before the start (`PERIOD`), two prices of one quantity on a day
 * (`OVERLAP`), and a day on which prices begin neither with one piece nor with the minimum order quantity (`FIRST`).
 */
export function breakRefusals(breaks: readonly PriceBreak[], moq: number): readonly Refusal[] {
  const at = (index: number, field: string, code: string, message: Text): Refusal => ({ code, field: `breaks.${index}.${field}`, message });
  return breaks.flatMap((one, index): readonly Refusal[] => {
    if (one.to !== undefined && one.to < one.from) return [at(index, 'validTo', 'PERIOD', period)];
    if (breaks.slice(0, index).some(other => holdTogether(one, other))) return [at(index, 'validFrom', 'OVERLAP', overlap)];
    // the days on which something begins are enough: what holds changes on those, and behind ends, where a lower quantity may be missing
    const lowest = breaksOn(breaks, one.from)[0]!.minQty;
    if (lowest !== one.minQty || lowest === 1 || lowest === moq) return [];
    return [at(index, 'minQty', 'FIRST', fill(first, { day: one.from, moq }))];
  });
}

/** A supplier's article as it is kept, as far as its prices go; lines of a form may lack something yet. */
export interface PricedArticle {
  readonly moq?: number;
  readonly breaks?: readonly {
    readonly minQty?: number;
    readonly price?: PriceBreak['price'];
    readonly validFrom?: LocalDate;
    readonly validTo?: LocalDate;
  }[];
}

/** Prices as they are kept with an article, those that lack nothing; those that name no first day hold from `today`. */
export const breaksOf = ({ breaks = [] }: PricedArticle, today: LocalDate): readonly PriceBreak[] =>
  breaks.flatMap(({ minQty, price, validFrom, validTo }) =>
    minQty === undefined || price === undefined
      ? []
      : [{ minQty, price, from: validFrom ?? today, ...(validTo === undefined ? {} : { to: validTo }) }],
  );

/** [R27] What stands against the prices of an article, once all of its lines are filled in. */
export function checkPrices(article: PricedArticle, { today }: { readonly today: LocalDate }): readonly Refusal[] {
  const breaks = breaksOf(article, today);
  return breaks.length === (article.breaks ?? []).length ? breakRefusals(breaks, article.moq ?? 1) : [];
}
