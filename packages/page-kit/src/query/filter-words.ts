import { fill, inLanguage, type Language, type Text } from '@axle/kernel';
import type { Filter } from './filter.ts';
import { relativeSpan } from './relative-days.ts';

/** Signs of the number filter's comparisons. */
export const comparisonSigns: Readonly<Record<string, string>> = { eq: '=', ne: '≠', gt: '>', gte: '≥', lt: '<', lte: '≤' };

/** Most values of a list that are named one by one. */
const named = 3;

const texts = {
  isEmpty: { zh: '为空', en: 'Empty' },
  notEmpty: { zh: '不为空', en: 'Not empty' },
  inForceOn: { zh: '有效日 {day}', en: 'in force on {day}' },
  chosen: { zh: '{count} 个值', en: '{count} {count|value|values}' },
} as const satisfies Readonly<Record<string, Text>>;

/** A condition without its field: `≥ 2010`, `Toyota, Honda`, `last 30 days`. `one` writes a single value for the reader. */
export function conditionWords({ op, value }: Filter, language: Language, one: (value: unknown) => string): string {
  const say = (text: Text) => inLanguage(text, language);
  if (op === 'isEmpty' || op === 'notEmpty') return say(texts[op]);
  if (op === 'contains' || op === 'search') return `*${String(value)}*`;
  if (op === 'startsWith') return `${String(value)}*`;
  if (op === 'between') {
    if (typeof value !== 'string') return (value as readonly unknown[]).map(one).join(' – ');
    const span = relativeSpan(value);
    return span ? say(span.title) : value;
  }
  if (op === 'inForceOn')
    return say(fill(texts.inForceOn, { day: inLanguage(relativeSpan(value)?.title ?? { zh: one(value), en: one(value) }, language) }));
  if (op === 'in' || op === 'notIn') {
    const values = value as readonly unknown[];
    const listed = values.length > named ? say(fill(texts.chosen, { count: values.length })) : values.map(one).join(', ');
    return op === 'notIn' ? `≠ ${listed}` : listed;
  }
  return op === 'eq' ? one(value) : `${comparisonSigns[op] ?? op} ${one(value)}`;
}

/** A condition with the label of its field: `Year ≥ 2010`, `Make: Toyota`. */
export const labelledCondition = (label: string, words: string): string =>
  /^[=≠<>≥≤]/.test(words) ? `${label} ${words}` : `${label}: ${words}`;
