import { fieldsOf, type Filter, type RecordLink, recordLinks, type RecordRow, standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import type { PageEntry } from '../registry/page-registry.ts';
import { checkFilters } from '../resources/read-records.ts';
import { fieldRights } from '../resources/field-rights.ts';
import type { RecordParts } from '../resources/record-parts.ts';

/** Records of a page that speak of a record, as its reader may list them there. */
export interface OpenLink {
  readonly link: RecordLink;
  /** What they fit, and what of it their list is asked for beside its tab. */
  readonly filters: readonly Filter[];
  readonly asked: readonly Filter[];
  /** The page under which they are read. */
  readonly parts: RecordParts;
}

/** What the records behind a link fit that speak of a value, the record's id or code, under the tab that shows them. */
export const filtersOfLink = (link: RecordLink, value: unknown): readonly Filter[] => [
  ...askedOfLink(link, value),
  ...(link.tab?.filters ?? []),
];

/** The same without what the tab asks by itself. */
function askedOfLink({ page, field, filters }: RecordLink, value: unknown): readonly Filter[] {
  const isCode = fieldsOf(page.resource!)[field]?.kind === 'code';
  return [isCode ? { field, op: 'eq', value } : { field, op: 'in', value: [value] }, ...filters];
}

/**
 * The ways from a record to those that speak of it which its reader may go: he lists their page and reads the field by which they speak of
 * it. Several pages of the same records are one way, by the first of them.
 */
export function linksOfRecord(parts: RecordParts, entry: PageEntry, row: RecordRow): readonly OpenLink[] {
  const { caller } = parts;
  const taken = new Set<string>();
  return recordLinks(entry.page, caller.registry.sections).flatMap((link): readonly OpenLink[] => {
    const { page, section, field, by } = link;
    const value = by === 'id' ? row.id : fieldRights(parts).mayRead(by) ? row[by] : undefined;
    if (value === undefined || !can(caller.access, standardCode(section, page, 'list'))) return [];
    const resource = page.resource!;
    const key = `${resource.entity} ${field} ${JSON.stringify(link.filters)}`;
    if (taken.has(key)) return [];
    const there: RecordParts = { database: parts.database, resource, page: page.key, caller, referred: caller.registry.referred };
    const checked = checkFilters(there, filtersOfLink(link, value));
    if (!checked.ok) return [];
    taken.add(key);
    const asked = checked.value.slice(0, checked.value.length - (link.tab?.filters?.length ?? 0));
    return [{ link, filters: checked.value, asked, parts: there }];
  });
}
