import { type Decimal, fill, minorDigits, type Text, text as inBoth } from '@axle/kernel';
import { type Line, linesIn, type RecordValues, regrouped } from '@axle/page-kit';
import { cartonsOf, lineTotals, type OrderSteps, roundOrderQty, type Totals } from '@axle/purchasing';
import type { FigureSaid, LineFigure } from '../../../engine/lines/line-figure.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { orderText as text } from './order-text.ts';
import { numberIn, termsIn } from './terms-in.ts';

const same = (words: string): Text => inBoth(words, words);
const whole = (count: number): string => shownDecimal(String(count) as Decimal, 0);

/** How the SKU of a line is bought, as the server returned it; undefined where it is not known yet. */
export const articleOf = (facts: RecordValues, line: Line): Line | undefined =>
  linesIn(facts, 'articles').find(({ sku }) => sku === line['sku']);

/** [R3] The pieces to order in place of those of a line, where they are too few, or no whole cartons or multiples; else undefined. */
export function roundedQty({ type }: RecordValues, facts: RecordValues, line: Line): number | undefined {
  // as many are replaced as went back
  if (type === 'rpl') return undefined;
  const article = articleOf(facts, line);
  const qty = Number(line['qty']);
  if (!article || !Number.isSafeInteger(qty) || qty <= 0) return undefined;
  const rounded = roundOrderQty(qty, article as OrderSteps);
  return rounded === qty ? undefined : rounded;
}

/** [R101] [R3] The cartons of a line, and the pieces to order where they are none that can be bought. */
function cartons(drafts: RecordValues, facts: RecordValues, line: Line): FigureSaid | undefined {
  const article = articleOf(facts, line);
  const qty = Number(line['qty']);
  if (!article || !Number.isSafeInteger(qty) || qty <= 0) return undefined;
  const { moq, cartonQty, multiple } = article as Required<OrderSteps>;
  const full = String(Number(cartonsOf(qty, cartonQty)));
  const portions = fill(text.portions, { moq: whole(moq), carton: whole(cartonQty), multiple: whole(multiple) });
  const rounded = roundedQty(drafts, facts, line);
  if (rounded === undefined) return { words: same(full), why: portions };
  return { words: fill(text.rounded, { cartons: full, qty: whole(rounded) }), why: portions, alarms: true };
}

/** [R24a] What requirements have of a line, and what is nobody's yet. */
function allocated(facts: RecordValues, line: Line): FigureSaid | undefined {
  const own = linesIn(facts, 'allocations').filter(one => one['sku'] === line['sku'] && one['requiredDate'] === line['requiredDate']);
  if (own.length === 0) return undefined;
  const taken = own.reduce((sum, { qty }) => sum + Number(qty), 0);
  const free = Number(line['qty']) - taken;
  const why = own.map(({ reqNo, qty, warehouse }) => `${regrouped(String(reqNo))} ${String(warehouse)} ${whole(Number(qty))}`).join('\n');
  const words = free > 0 ? fill(text.partlyAllocated, { taken: whole(taken), free: whole(free) }) : same(whole(taken));
  return { words, why: same(why), alarms: free < 0 };
}

/** What the grid of an order shows of its lines as they are typed: by what they are bought, what they come to and what they are for. */
export function lineFigures(drafts: RecordValues, facts: RecordValues): readonly LineFigure[] {
  const terms = termsIn(drafts);
  const amount = (key: keyof Totals, label: Text): LineFigure => ({
    key: key === 'gross' ? 'amount' : key,
    behind: 'priceSource',
    label,
    width: 104,
    align: 'right',
    of: ({ qty, price }) => {
      const known = numberIn(price);
      if (!Number.isSafeInteger(qty) || known === undefined) return undefined;
      const totals = lineTotals({ qty: Number(qty), price: known }, terms);
      return { words: same(shownDecimal(totals[key], minorDigits(terms.currency))) };
    },
  });
  return [
    {
      key: 'itemNo',
      behind: 'sku',
      label: text.itemNo,
      width: 140,
      align: 'left',
      of: line => {
        const article = articleOf(facts, line);
        if (!article) return undefined;
        return article['itemNo'] === undefined
          ? { words: same('—'), why: text.noItem, alarms: true }
          : { words: same(String(article['itemNo'])) };
      },
    },
    { key: 'cartons', behind: 'qty', label: text.cartonsHead, width: 132, align: 'right', of: line => cartons(drafts, facts, line) },
    { key: 'allocated', behind: 'requiredDate', label: text.allocated, width: 120, align: 'right', of: line => allocated(facts, line) },
    amount('net', text.net),
    amount('tax', text.tax),
    amount('gross', text.lineGross),
  ];
}
