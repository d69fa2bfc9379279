import { inLanguage, ok, refuse } from '@axle/kernel';
import type { EnumField, EnumListField, EnumOption } from '../field/field.ts';
import { type KindRules, refusals } from './kind-rules.ts';

/** The dictionary entry that a text names by code, zh or en label, or other spelling, compared without case. */
export function optionNamed(options: readonly EnumOption[], text: string): EnumOption | undefined {
  const wanted = text.trim().toLowerCase();
  return options.find(option =>
    [String(option.code), option.label.zh, option.label.en, ...(option.also ?? [])].some(name => name.toLowerCase() === wanted),
  );
}

/** The entry with exactly this code. */
export const optionOf = (options: readonly EnumOption[], code: unknown): EnumOption | undefined =>
  options.find(option => option.code === code);

const notAmong = (field: EnumField | EnumListField, text: string) =>
  refusals.choice(
    field,
    text.trim(),
    field.options.map(({ label }) => label),
  );

/** One choice of a dictionary. */
export const enumRules: KindRules<EnumField, string | number> = {
  accept(field, json) {
    if (json === undefined || json === null || json === '') return ok(undefined);
    const option = optionOf(field.options, json);
    return option ? ok(option.code) : refuse(refusals.format(field, json));
  },
  parse(field, cell) {
    if (cell.trim() === '') return ok(undefined);
    const option = optionNamed(field.options, cell);
    return option ? ok(option.code) : refuse(notAmong(field, cell));
  },
  format(field, value, language) {
    if (value === undefined) return '';
    const option = optionOf(field.options, value);
    return option ? inLanguage(option.label, language) : String(value);
  },
  operators: ['eq', 'ne', 'in', 'notIn', 'isEmpty', 'notEmpty'],
  sortable: true,
  align: 'left',
  width: 100,
};

/** Several choices of a dictionary, kept in its order. A text lists them by comma or semicolon, or as a JSON list. */
export const enumListRules: KindRules<EnumListField, readonly (string | number)[]> = {
  accept(field, json) {
    if (json === undefined || json === null) return ok(undefined);
    if (!Array.isArray(json)) return refuse(refusals.format(field, json));
    const strange = json.find(code => !optionOf(field.options, code));
    if (strange !== undefined) return refuse(refusals.format(field, strange));
    const codes = field.options.map(option => option.code).filter(code => json.includes(code));
    return ok(codes.length > 0 ? codes : undefined);
  },
  parse(field, cell) {
    const names = listedIn(cell);
    if (!names) return refuse(refusals.format(field, cell));
    const codes: (string | number)[] = [];
    for (const name of names) {
      const option = optionNamed(field.options, name);
      if (!option) return refuse(notAmong(field, name));
      codes.push(option.code);
    }
    return enumListRules.accept(field, codes);
  },
  format: (field, value, language) => (value ?? []).map(code => enumRules.format({ ...field, kind: 'enum' }, code, language)).join(', '),
  operators: ['in', 'notIn', 'isEmpty', 'notEmpty'],
  sortable: false,
  align: 'left',
  width: 160,
};

/** The entries of a cell that lists several; undefined when it looks like a JSON list and is none. */
export function listedIn(cell: string): readonly string[] | undefined {
  const text = cell.trim();
  if (!text.startsWith('['))
    return text
      .split(/[,;，；、\n]/)
      .map(part => part.trim())
      .filter(part => part !== '');
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(entry => typeof entry === 'string')
      ? list.map(entry => entry.trim()).filter(entry => entry !== '')
      : undefined;
  } catch {
    return undefined;
  }
}
