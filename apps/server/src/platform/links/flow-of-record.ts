import { fieldsOf, type FlowStep, optionOf, type RecordRow, standardCode, stepsAfter, stepsBefore } from '@axle/page-kit';
import { can } from '@axle/permissions';
import type { FlowDocument } from '@axle/wire';
import { sql } from 'kysely';
import type { PageEntry } from '../registry/page-registry.ts';
import { fieldRights } from '../resources/field-rights.ts';
import { selectRows, tableOf } from '../resources/query/select-rows.ts';
import { checkFilters, matching } from '../resources/read-records.ts';
import type { RecordParts } from '../resources/record-parts.ts';

/** Most steps in one direction, most documents of one page at a step, and most documents in total. */
const mostSteps = 3;
const mostBeside = 4;
const mostDocuments = 12;

/** A document with the page under which its reader may read it. */
interface Found {
  readonly entry: Pick<PageEntry, 'page'> & { readonly section: string };
  readonly parts: RecordParts;
  readonly row: RecordRow;
}

/**
 * The documents that a document came from, or that came from it, nearest first, as far as its reader may list them; each with its number,
 * state and day.
 */
export async function flowOfRecord(from: Found, way: 'before' | 'after'): Promise<readonly FlowDocument[]> {
  const documents: FlowDocument[] = [];
  const seen = new Set([keyOf(from)]);
  let level: readonly Found[] = [from];
  for (let step = 0; step < mostSteps && level.length > 0 && documents.length < mostDocuments; step++) {
    const next: Found[] = [];
    for (const one of level) {
      const { sections } = one.parts.caller.registry;
      const steps = way === 'before' ? stepsBefore(one.entry.page, one.row, sections) : stepsAfter(one.entry.page, one.row, sections);
      for (const found of (await Promise.all(steps.map(each => documentsAt(from.parts, each)))).flat()) {
        if (seen.has(keyOf(found)) || documents.length >= mostDocuments) continue;
        seen.add(keyOf(found));
        next.push(found);
        documents.push(documentOf(found));
      }
    }
    level = next;
  }
  return documents;
}

const keyOf = ({ entry, row }: Found): string => `${entry.page.resource!.entity} ${row.id}`;

async function documentsAt({ database, caller }: RecordParts, { section, page, filters }: FlowStep): Promise<readonly Found[]> {
  const resource = page.resource!;
  const owner = caller.registry.sections.find(one => one.key === section);
  if (!owner || !can(caller.access, standardCode(section, page, 'list'))) return [];
  const parts: RecordParts = { database, resource, page: page.key, caller, referred: caller.registry.referred };
  const checked = checkFilters(parts, filters);
  if (!checked.ok) return [];
  const fitting = sql`${tableOf(resource, checked.value)} where ${matching(parts, checked.value)}`;
  const ids = sql`select t.id from ${fitting} order by t.id limit ${mostBeside}`;
  const rows = await selectRows(database, resource, fieldRights(parts).listed, sql`where t.id in (${ids}) order by t.id`);
  return rows.map(row => ({ entry: { section, page }, parts, row }));
}

function documentOf({ entry: { section, page }, parts: { resource }, row }: Found): FlowDocument {
  const fields = fieldsOf(resource);
  const state = resource.states?.field ?? (fields['state']?.kind === 'enum' ? 'state' : undefined);
  const field = state === undefined ? undefined : fields[state];
  const option = field && 'options' in field && state !== undefined ? optionOf(field.options, row[state]) : undefined;
  const at = row['createdAt'];
  return {
    section,
    page: page.key,
    id: row.id,
    title: resource.label,
    no: String(row[resource.nameFields[0]!] ?? ''),
    ...(option ? { state: option.label, ...(option.tone ? { tone: option.tone } : {}) } : {}),
    ...(typeof at === 'string' ? { at } : at instanceof Date ? { at: at.toISOString() } : {}),
  };
}
