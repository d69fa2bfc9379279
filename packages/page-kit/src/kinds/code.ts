import { ok, refuse } from '@axle/kernel';
import type { CodeField } from '../field/field.ts';
import { type KindRules, refusals } from './kind-rules.ts';
import { regrouped, scannedNumber, ungrouped } from './document-number.ts';
import { textRules } from './text.ts';

const usual = '[A-Z0-9][A-Z0-9._/-]*';

/** A code as it is stored: one line, narrow signs, upper case. Searches are held against it in this form too. */
export const normalCode = (text: string): string => text.normalize('NFKC').toUpperCase().trim();

/** A code as a field holds it: whole numbers of our documents may come regrouped, and are stored without hyphens. */
export const heldCode = ({ documentNo }: Pick<CodeField, 'documentNo'>, text: string): string =>
  documentNo ? scannedNumber(normalCode(text)) : normalCode(text);

/**
 * The forms in which a part of a code is looked for. The beginning of a number as it is read, such as `OB-26`, means a number of ours and
 * may as well begin the number of somebody else, which has its hyphens where it wants.
 */
export const soughtCodes = (field: Pick<CodeField, 'documentNo'>, text: string): readonly string[] => [
  ...new Set([heldCode(field, text), field.documentNo ? ungrouped(normalCode(text)) : heldCode(field, text)]),
];

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
