import { fieldsOf, permissionCodesOf } from '@axle/page-kit';
import type { PageEntry } from '../../registry/page-registry.ts';
import { plantRecords, type Planted } from './planted-records.ts';
import { type Probe, probesOf } from './record-probes.ts';
import type { RightsServer } from './rights-server.ts';

/** A page with a record that is planted in it, and every way of touching that. */
export interface ProbedPage {
  readonly entry: PageEntry;
  readonly planted: Planted;
  readonly probes: readonly Probe[];
  /** Every permission code of the page. */
  readonly codes: readonly string[];
  /** Fields, and columns of lines, that a setting may close to reading. */
  readonly closable: readonly string[];
}

/** All pages with records, by key. A page that is added is among them. */
export async function probedPages({ db, registry, calls }: RightsServer): Promise<readonly (readonly [string, ProbedPage])[]> {
  const planted = await plantRecords(db, registry);
  const registered = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  return registry.pages.flatMap(entry => {
    const record = planted.get(entry.page.resource?.entity ?? '');
    if (!record) return [];
    const probes = probesOf({ ...entry, planted: record }, registered);
    const codes = permissionCodesOf(entry.section.key, entry.page);
    return [[entry.page.key, { entry, planted: record, probes, codes, closable: closableFields(entry) }] as const];
  });
}

function closableFields({ page }: PageEntry): readonly string[] {
  const resource = page.resource!;
  return Object.entries(fieldsOf(resource)).flatMap(([key, field]) => {
    if (field.kind === 'lines') return Object.keys(field.fields).flatMap(column => (field.by.includes(column) ? [] : [`${key}.${column}`]));
    return field.key || resource.nameFields.includes(key) ? [] : [key];
  });
}
