import { fill, type Text, text } from '@axle/kernel';
import { type Field, type FieldChange, optionOf, type RecordValues, type Resource } from '@axle/page-kit';

/** Fields that say what an article costs, and those that say on what terms it is sold. */
const pricesOf = ['breaks'] as const;
const termsOf = [
  'state',
  'isPrimary',
  'sharePct',
  'moq',
  'cartonQty',
  'orderMultiple',
  'leadDays',
  'incoterm',
  'currency',
  'priceInclTax',
  'taxRate',
  'mouldCost',
  'mouldOwner',
] as const;

/** The fields whose changes are listed: prices, terms, or both. */
export const listedFields = (only: unknown): readonly string[] =>
  only === 'prices' ? pricesOf : only === 'terms' ? termsOf : [...pricesOf, ...termsOf];

/** A change in words: of what, and what it was and is. */
export interface ListedChange {
  readonly what: Text;
  readonly before?: Text;
  readonly after?: Text;
}

const fromQty: Text = { zh: '单价：起量{qty}，{day}起', en: 'Price from {qty} pcs, from {day}' };
const until: Text = { zh: '至{day}', en: 'until {day}' };
const [yes, no] = [text('是', 'Yes'), text('否', 'No')];

const same = (word: unknown): Text => text(String(word), String(word));

function said(field: Field, value: unknown): Text | undefined {
  if (field.kind === 'bool') return value === true ? yes : no;
  if (value === undefined || value === null) return undefined;
  if (field.kind === 'enum') return optionOf(field.options, value)?.label ?? same(value);
  return same(field.kind === 'percent' ? `${String(value)}%` : value);
}

/** A price break on one side of a change: its price, and the day on which it ends. */
function saidBreak(changes: readonly FieldChange[], side: 'before' | 'after'): Text | undefined {
  const value = (key: string): unknown => changes.find(({ field }) => field === key)?.[side];
  const [price, end] = [value('price'), value('validTo')];
  const parts = [price === undefined ? [] : [same(price)], end === undefined ? [] : [fill(until, { day: String(end) })]].flat();
  return parts.length === 0 ? undefined : text(parts.map(({ zh }) => zh).join(' '), parts.map(({ en }) => en).join(' '));
}

const sides = (before: Text | undefined, after: Text | undefined) => ({ ...(before ? { before } : {}), ...(after ? { after } : {}) });

const nameOfBreak = ({ minQty, validFrom }: RecordValues): Text => fill(fromQty, { qty: String(minQty), day: String(validFrom) });

/** The changes of an article in words, field by field and price break by price break. */
export const listedChanges = ({ fields }: Resource, changes: readonly FieldChange[], listed: readonly string[]): readonly ListedChange[] =>
  changes
    .filter(({ field }) => listed.includes(field))
    .flatMap(({ field, lines, before, after }): readonly ListedChange[] => {
      const of = fields[field]!;
      if (!lines) return [{ what: of.label, ...sides(said(of, before), said(of, after)) }];
      return lines.map(line => ({
        what: nameOfBreak(line.key),
        ...sides(saidBreak(line.changes, 'before'), saidBreak(line.changes, 'after')),
      }));
    });
