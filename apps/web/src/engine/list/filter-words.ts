import { fill, inLanguage, type Text } from '@axle/kernel';
import { type Field, type Filter, formatValue, isReference, relativeSpan } from '@axle/page-kit';
import { engineText } from '../../text/engine.ts';
import { countryName } from '../fields/address/address-wording.ts';
import { wordsOfReference } from '../references/reference-words.ts';
import type { GridReader } from './grid-text.ts';

/** Signs of the number filter's comparisons. */
export const comparisonSigns: Readonly<Record<string, string>> = { eq: '=', ne: '≠', gt: '>', gte: '≥', lt: '<', lte: '≤' };

/** A filter in words for its chip: `年款 ≥ 2010`, `Make: Toyota`. Users and pages are named by the reader's session. */
export function filterWords(filter: Filter, field: Field, reader: GridReader): string {
  const label = inLanguage(field.label, reader.language);
  const words = conditionWords(filter, field, reader);
  return /^[=≠<>≥≤]/.test(words) ? `${label} ${words}` : `${label}: ${words}`;
}

/** The condition alone: `≥ 2010`, `Toyota, Honda`, `last 30 days`. */
export function conditionWords(filter: Filter, field: Field, reader: GridReader): string {
  const { language } = reader;
  const say = (text: Text) => inLanguage(text, language);
  const one = (value: unknown): string => {
    if (value === null || value === undefined) return '…';
    if (field.kind === 'user') return reader.nickname(Number(value));
    if (isReference(field)) return wordsOfReference(reader, field, Number(value));
    if (field.kind === 'page') return reader.pageTitle(String(value));
    if (field.kind === 'instant') return String(value);
    if (field.kind === 'enumList') return formatValue({ ...field, kind: 'enum' }, value, language);
    if (field.kind === 'tags') return String(value);
    if (field.kind === 'address') return countryName(String(value), language);
    return formatValue(field, value, language);
  };
  const { op, value } = filter;
  if (op === 'isEmpty' || op === 'notEmpty') return say(engineText[op]);
  if (op === 'contains') return `*${String(value)}*`;
  if (op === 'startsWith') return `${String(value)}*`;
  if (op === 'between') return typeof value === 'string' ? spanWords(value, say) : (value as readonly unknown[]).map(one).join(' – ');
  if (op === 'in' || op === 'notIn') {
    const values = value as readonly unknown[];
    const listed = values.length > 3 ? say(fill(engineText.valuesChosen, { count: values.length })) : values.map(one).join(', ');
    return op === 'notIn' ? `≠ ${listed}` : listed;
  }
  return op === 'eq' ? one(value) : `${comparisonSigns[op] ?? op} ${one(value)}`;
}

const spanWords = (key: string, say: (text: Text) => string) => {
  const span = relativeSpan(key);
  return span ? say(span.title) : key;
};
