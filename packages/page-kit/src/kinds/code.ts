import { ok, refuse, type Refusal, type Text, visibleText } from '@axle/kernel';
import type { CodeField } from '../field/code-field.ts';
import { type KindRules, refusals } from './kind-rules.ts';
import { regrouped, scannedNumber, ungrouped } from './document-number.ts';
import { textRules } from './text.ts';

const usual = '[A-Z0-9][A-Z0-9._/-]*';

/** A code as it is stored: one line, narrow and visible signs, upper case. Searches are held against it in this form too. */
export const normalCode = (text: string): string => visibleText(text).toUpperCase();

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

/** Why a code does not fit: signs that no code of its field has are named, other faults in the words of its help. */
function unfit(field: CodeField, text: string): Refusal {
  const refusal = refusals.format(field, text);
  const { help } = field;
  const strange = [...new Set(text)].filter(sign => !/[A-Z0-9]/.test(sign) && !(field.pattern ?? usual).includes(sign));
  const rule: Text | undefined =
    strange.length > 0
      ? { zh: `不能含“${strange.join('')}”`, en: `“${strange.join('')}” is not allowed` }
      : field.pattern === undefined
        ? { zh: '以字母或数字开头，可含 . _ / -', en: 'begins with a letter or digit, and may hold . _ / -' }
        : help;
  if (!rule) return refusal;
  const { zh, en } = refusal.message;
  return { ...refusal, message: { zh: `${zh}（${rule.zh}）`, en: `${en} (${rule.en})` } };
}

/** Codes: upper-cased, of one pattern. */
export const codeRules: KindRules<CodeField, string> = {
  accept(field, json) {
    const text = textRules.accept({ ...field, kind: 'text' }, typeof json === 'string' ? heldCode(field, json) : json);
    if (!text.ok || text.value === undefined) return text;
    return new RegExp(`^(?:${field.pattern ?? usual})$`, 'u').test(text.value) ? ok(text.value) : refuse(unfit(field, text.value));
  },
  parse: (field, cell) => codeRules.accept(field, cell),
  format: ({ documentNo }, value) => (value === undefined ? '' : documentNo ? regrouped(value) : value),
  operators: ['eq', 'ne', 'in', 'notIn', 'contains', 'startsWith', 'isEmpty', 'notEmpty'],
  sortable: true,
  align: 'left',
  width: 130,
};
