import { bareCode, isTextLonger, ok, refuse } from '@axle/kernel';
import type { TagsField } from '../field/field.ts';
import { listedIn } from './enum.ts';
import { type KindRules, refusals } from './kind-rules.ts';

/** Short texts, trimmed, blanks dropped, each once, in the order given. */
export const tagsRules: KindRules<TagsField, readonly string[]> = {
  accept(field, json) {
    if (json === undefined || json === null) return ok(undefined);
    if (!Array.isArray(json) || !json.every(entry => typeof entry === 'string')) return refuse(refusals.format(field, json));
    const tags = [...new Set(json.map(entry => (field.bare ? bareCode(entry) : entry.trim())).filter(entry => entry !== ''))];
    const long = tags.find(tag => isTextLonger(tag, field.maxLength));
    if (long !== undefined) return refuse(refusals.tooLong(field, field.maxLength));
    return ok(tags.length > 0 ? tags : undefined);
  },
  parse(field, cell) {
    const listed = listedIn(cell);
    return listed ? tagsRules.accept(field, listed) : refuse(refusals.format(field, cell));
  },
  format: (_field, value) => ((value ?? []).some(tag => /[,;，；、\n]|^\[/.test(tag)) ? JSON.stringify(value) : (value ?? []).join(', ')),
  operators: ['in', 'notIn', 'isEmpty', 'notEmpty'],
  sortable: false,
  align: 'left',
  width: 160,
};
