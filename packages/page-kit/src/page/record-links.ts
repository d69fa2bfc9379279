import type { Text } from '@axle/kernel';
import type { Field } from '../field/field.ts';
import type { Filter } from '../query/filter.ts';
import { isReference } from '../resource/references.ts';
import type { Resource } from '../resource/resource.ts';
import type { Page } from './page.ts';
import type { PageTab } from './page-tab.ts';
import { rowTab } from './row-tab.ts';
import { approvedFields } from '../states/approved-fields.ts';
import { pagesOf, type Section } from './section.ts';

/** A way from a record to the records of a page that speak of it. */
export interface RecordLink {
  readonly section: string;
  readonly page: Page;
  readonly title: Text;
  /** Field of that page that is held against the record, and the record's own field or its id. */
  readonly field: string;
  readonly by: string;
  /** What else they fit. */
  readonly filters: readonly Filter[];
  /** The tab of that page under which they are seen [RL2], whose conditions they fit as well; none where the page has no tab of rows. */
  readonly tab: PageTab | undefined;
}

/** The field by which others name a record of a resource, where they do not hold its id. */
const codeOf = ({ knownBy, nameFields }: Resource): string => knownBy?.code ?? nameFields[0]!;

const byOf = (resource: Resource, field: Field): string | undefined => {
  if (isReference(field)) return field.entity === resource.entity ? 'id' : undefined;
  return 'codesOf' in field && field.codesOf === resource.entity ? codeOf(resource) : undefined;
};

/**
 * The ways from a record of a page to those that speak of it [RL1]: every listed page that is filtered by a field that refers to such
 * records or holds their codes, by its first one, and what the page relates by itself. A page that says what it counts has those alone, in
 * its order.
 */
export function recordLinks(page: Page, sections: readonly Section[]): readonly RecordLink[] {
  const { resource } = page;
  if (!resource) return [];
  const declared = page.related ?? [];
  const all = sections.flatMap(section =>
    pagesOf(section).flatMap((other): readonly RecordLink[] => {
      const fields = other.resource?.fields;
      if (!fields || other.key === page.key || !other.standard.includes('list') || other.station) return [];
      const spoken = spokenOf(resource, section.key, other);
      if (spoken) return [spoken];
      const related = declared.filter(one => one.page === other.key);
      const speaking = other.filters.flatMap(field => {
        const by = fields[field] && byOf(resource, fields[field]);
        return by === undefined ? [] : [{ field, by, title: other.title }];
      });
      const others = speaking.filter(({ field }) => !related.some(one => one.field === field));
      const ways = page.counted ? [...related, ...others] : related.length > 0 ? related : others.slice(0, 1);
      return ways.map(({ title, field, by }) => ({ section: section.key, page: other, title, field, by, filters: [], tab: rowTab(other) }));
    }),
  );
  return page.counted?.flatMap(one => pick(all, one)) ?? all;
}

/** Requests that speak of a record and wait: all of one page. */
function spokenOf(resource: Resource, section: string, other: Page): RecordLink | undefined {
  const speaks = other.resource?.speaksOf;
  if (!speaks || approvedFields(resource).length === 0) return undefined;
  const waiting: readonly Filter[] = speaks.files ? [{ field: speaks.files.field, op: 'in', value: speaks.files.in }] : [];
  const filters: readonly Filter[] = [{ field: speaks.entity, op: 'eq', value: resource.entity }, ...waiting];
  return { section, page: other, title: other.title, field: speaks.record, by: 'id', filters, tab: rowTab(other) };
}

function pick(
  all: readonly RecordLink[],
  { page, field, title, filters = [] }: NonNullable<Page['counted']>[number],
): readonly RecordLink[] {
  const found = all.find(link => link.page.key === page && (field === undefined || link.field === field));
  return found ? [{ ...found, title: title ?? found.title, filters: [...found.filters, ...filters] }] : [];
}
