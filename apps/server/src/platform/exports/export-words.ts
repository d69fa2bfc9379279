import { fill, inLanguage, type Language, type Text } from '@axle/kernel';
import { conditionWords, type Field, fieldsOf, type Filter, formatValue, isReference, labelledCondition } from '@axle/page-kit';
import type { Caller } from '../gateways/caller.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { exportedField } from './export-lines.ts';
import { nicknames, pageTitles } from './export-names.ts';
import type { ExportParams } from './export-query.ts';
import type { ExportParts } from './queue-export.ts';

const texts = {
  ticked: { zh: '勾选的 {count} 行', en: '{count} selected {count|row|rows}' },
  chosen: { zh: '全选', en: 'all selected' },
  except: { zh: '全选，除 {count} 行外', en: 'all selected except {count} {count|row|rows}' },
  every: { zh: '全部', en: 'all' },
} as const satisfies Readonly<Record<string, Text>>;

/** What an export holds, in the words of its actor: as the download centre shows it. */
export interface ExportWords {
  readonly column_words: string;
  readonly filter_words: string;
}

const separator = (language: Language) => (language === 'en' ? ', ' : '、');

/** The columns of an export in words. */
export const columnWords = ({ page }: PageEntry, columns: readonly string[], language: Language): string => {
  const labelOf = (key: string): Text => (page.resource && exportedField(page.resource, key)?.label) ?? { zh: key, en: key };
  return columns.map(key => inLanguage(labelOf(key), language)).join(separator(language));
};

/** Columns and rows of an export in words. */
export async function exportWords(
  parts: Pick<ExportParts, 'database' | 'source'>,
  { access, registry, language }: Pick<Caller, 'access' | 'registry' | 'language'>,
  entry: PageEntry,
  params: ExportParams,
): Promise<ExportWords> {
  const fields = entry.page.resource ? fieldsOf(entry.page.resource) : {};
  const conditions: string[] = [];
  for (const filter of params.filters) {
    const field = fields[filter.field];
    if (!field) continue;
    const one = await writer(parts, { access, registry, language }, entry, filter, field);
    conditions.push(labelledCondition(inLanguage(field.label, language), conditionWords(filter, language, one)));
  }
  const { ids, set } = params;
  const say = (text: Text) => inLanguage(text, language);
  if (ids) conditions.unshift(say(fill(texts.ticked, { count: ids.length })));
  if (set) conditions.unshift(say(set.except.length > 0 ? fill(texts.except, { count: set.except.length }) : texts.chosen));
  return {
    column_words: columnWords(entry, params.columns, language),
    filter_words: conditions.join('; ') || say(texts.every),
  };
}

/** Writes the values of one condition; people, pages and records by name. */
async function writer(
  { database, source }: Pick<ExportParts, 'database' | 'source'>,
  { access, registry, language }: Pick<Caller, 'access' | 'registry' | 'language'>,
  entry: PageEntry,
  { value }: Filter,
  field: Field,
): Promise<(value: unknown) => string> {
  const names = new Map<unknown, string>();
  if (field.kind === 'user') for (const [id, name] of await nicknames(database, language)) names.set(id, name);
  if (field.kind === 'page') for (const [key, title] of await pageTitles(registry, language)) names.set(key, title);
  if (isReference(field)) {
    const [key] = Object.entries(fieldsOf(entry.page.resource!)).find(([, one]) => one === field) ?? [''];
    const referred = await source.names?.(
      entry,
      access,
      [value].flat().map(id => ({ [key]: id })),
    );
    for (const { id, code } of referred?.[field.entity] ?? []) names.set(id, code);
  }
  const shown: Field = field.kind === 'enumList' ? { ...field, kind: 'enum' } : field;
  const plain = field.kind === 'instant' || field.kind === 'tags';
  return one => {
    if (one === null || one === undefined) return '…';
    return names.get(one) ?? (plain || isReference(field) ? String(one) : formatValue(shown, one, language));
  };
}
