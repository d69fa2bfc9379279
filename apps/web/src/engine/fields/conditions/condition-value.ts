import { type Fact, type RuleOperator, valuesTaken } from '@axle/logistics';
import type { LineField } from '@axle/page-kit';
import { conditionsText as text } from './conditions-text.ts';

/** The field as which the values of a condition are typed in; several values of a fact without choices are tags. */
export function valueField({ type, label, options, entity }: Fact, op: RuleOperator): LineField {
  const many = valuesTaken(op) === 'many' || entity !== undefined;
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
  return many ? { kind: 'tags', label, maxLength: 60 } : { kind: 'text', label, maxLength: 60 };
}

/** What the inputs hold as the values of a condition; `second` is the other end of a span. */
export const valuesOf = (value: unknown, second: unknown, op: RuleOperator): readonly string[] => {
  const taken = valuesTaken(op);
  if (taken === 0) return [];
  return [...[value].flat(), ...(taken === 2 ? [second] : [])].flatMap(one =>
    one === undefined || one === null || one === '' ? [] : [String(one)],
  );
};
