import { type Fact, readValues, type RuleOperator, valuesTaken } from '@axle/logistics';
import type { LineField } from '@axle/page-kit';
import { conditionsText as text } from './conditions-text.ts';

/** Longest text of several values. */
const longest = 1500;

/** The field as which the values of a condition are typed in. Several values of a fact without choices are one text, parted by commas. */
export function valueField({ type, label, options }: Fact, op: RuleOperator): LineField {
  const many = valuesTaken(op) === 'many';
  if (type === 'number' && !many) return { kind: 'decimal', label, scale: 6 };
  if (type === 'date') return { kind: 'date', label };
  if (type === 'yesNo')
    return {
      kind: 'enum',
      label,
      options: [
        { code: 'true', label: text.yes },
        { code: 'false', label: text.no },
      ],
    };
  if (options) return { kind: many ? 'enumList' : 'enum', label, options };
  return { kind: 'text', label, maxLength: longest };
}

/** What the inputs hold as the values of a condition; `second` is the other end of a span. */
export function valuesOf(value: unknown, second: unknown, op: RuleOperator): readonly string[] {
  const taken = valuesTaken(op);
  if (taken === 0) return [];
  if (taken === 'many' && typeof value === 'string') return readValues(value);
  const given = [...[value].flat(), ...(taken === 2 ? [second] : [])];
  return given.flatMap(one => (one === undefined || one === null || one === '' ? [] : [String(one)]));
}
