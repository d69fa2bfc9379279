import { ok, refuse, type Text } from '@axle/kernel';
import type { BoolField } from '../field/field.ts';
import { type KindRules, refusals } from './kind-rules.ts';

const yes = ['是', 'yes', 'true', '1', 'y', '√', '✓', '✔', '☑'];
const no = ['否', 'no', 'false', '0', 'n', '×', '✗', '✘', '☐'];
const choices: readonly Text[] = [
  { zh: '是', en: 'Yes' },
  { zh: '否', en: 'No' },
];

/** Yes or no. */
export const boolRules: KindRules<BoolField, boolean> = {
  accept(field, json) {
    if (json === undefined || json === null) return ok(undefined);
    return typeof json === 'boolean' ? ok(json) : refuse(refusals.format(field, json));
  },
  parse(field, cell) {
    const text = cell.normalize('NFKC').replace('\ufe0f', '').trim().toLowerCase();
    if (text === '') return ok(undefined);
    if (yes.includes(text)) return ok(true);
    return no.includes(text) ? ok(false) : refuse(refusals.choice(field, cell.trim(), choices));
  },
  format: (_field, value, language) => (value === undefined ? '' : language === 'en' ? (value ? 'Yes' : 'No') : value ? '是' : '否'),
  operators: ['eq', 'isEmpty', 'notEmpty'],
  sortable: true,
  align: 'left',
  width: 72,
};
