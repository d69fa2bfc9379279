import { isTextLonger, isVisible, ok, refuse, visibleName } from '@axle/kernel';
import type { TextField } from '../field/field.ts';
import { type KindRules, refusals } from './kind-rules.ts';

// oxlint-disable-next-line no-control-regex -- control characters are just what must not enter a text
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Text: trimmed, control characters dropped, line breaks kept only where the field has several lines; names as people see them. */
export const textRules: KindRules<TextField, string> = {
  accept(field, json) {
    if (json === undefined || json === null) return ok(undefined);
    if (typeof json !== 'string') return refuse(refusals.format(field, json));
    const cleaned = json.replace(controls, '').toWellFormed().normalize('NFC');
    const isLong = (field.lines ?? 1) > 1;
    // names are keys: what looks alike is held alike
    const text = field.fold && !isLong ? visibleName(cleaned) : (isLong ? cleaned : cleaned.replace(/[\r\n\t]+/g, ' ')).trim();
    // what nobody can see is nothing
    if (!isVisible(text)) return ok(undefined);
    return isTextLonger(text, field.maxLength) ? refuse(refusals.tooLong(field, field.maxLength)) : ok(text);
  },
  parse: (field, cell) => textRules.accept(field, cell),
  format: (_field, value) => value ?? '',
  operators: ['eq', 'ne', 'in', 'notIn', 'contains', 'startsWith', 'isEmpty', 'notEmpty'],
  sortable: true,
  align: 'left',
  width: 140,
};
