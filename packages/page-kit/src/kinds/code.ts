import { ok, refuse } from '@axle/kernel';
import type { CodeField } from '../field/field.ts';
import { type KindRules, refusals } from './kind-rules.ts';
import { regrouped, ungrouped } from './document-number.ts';
import { textRules } from './text.ts';

const usual = '[A-Z0-9][A-Z0-9._/-]*';

/** A code as it is stored: one line, narrow signs, upper case. Searches are held against it in this form too. */
export const normalCode = (text: string): string => text.normalize('NFKC').toUpperCase().trim();

/** A code as a field holds it: numbers of our documents may come regrouped, and are stored without hyphens. */
export const heldCode = ({ documentNo }: Pick<CodeField, 'documentNo'>, text: string): string =>
  documentNo ? ungrouped(normalCode(text)) : normalCode(text);

/** Codes: upper-cased, of one pattern. */
export const codeRules: KindRules<CodeField, string> = {
  accept(field, json) {
    const text = textRules.accept({ ...field, kind: 'text' }, typeof json === 'string' ? heldCode(field, json) : json);
    if (!text.ok || text.value === undefined) return text;
    return new RegExp(`^(?:${field.pattern ?? usual})$`, 'u').test(text.value) ? ok(text.value) : refuse(refusals.format(field, json));
  },
  parse: (field, cell) => codeRules.accept(field, cell),
  format: ({ documentNo }, value) => (value === undefined ? '' : documentNo ? regrouped(value) : value),
  operators: ['eq', 'ne', 'in', 'notIn', 'contains', 'startsWith', 'isEmpty', 'notEmpty'],
  sortable: true,
  align: 'left',
  width: 130,
};
