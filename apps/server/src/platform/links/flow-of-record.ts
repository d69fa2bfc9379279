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
  const { registry } = from.parts.caller;
  const documents: FlowDocument[] = [];
  const seen = new Set([keyOf(from)]);
  let level: readonly Found[] = [from];
  for (let step = 0; step < mostSteps && level.length > 0 && documents.length < mostDocuments; step++) {
    const next: Found[] = [];
    const steps = level.flatMap(({ entry, row }) =>
      way === 'before' ? stepsBefore(entry.page, row, registry.sections) : stepsAfter(entry.page, row, registry.sections),
    );
    for (const found of await documentsAt(from.parts, steps)) {
      if (seen.has(keyOf(found)) || documents.length >= mostDocuments) continue;
      seen.add(keyOf(found));
      next.push(found);
      documents.push(documentOf(found));
    }
    level = next;
  }
  return documents;
}

const keyOf = ({ entry, row }: Found): string => `${entry.page.resource!.entity} ${row.id}`;

/** The documents of all steps in their order: one question for which they are, and one for each page about what stands in them. */
async function documentsAt({ database, caller }: RecordParts, steps: readonly FlowStep[]): Promise<readonly Found[]> {
  const open = steps.flatMap(({ section, page, filters }) => {
    const resource = page.resource!;
    const isOwned = caller.registry.sections.some(one => one.key === section);
    if (!isOwned || !can(caller.access, standardCode(section, page, 'list'))) return [];
    const parts: RecordParts = { database, resource, page: page.key, caller, referred: caller.registry.referred };
    const checked = checkFilters(parts, filters);
    return checked.ok ? [{ entry: { section, page }, parts, filters: checked.value }] : [];
  });
  if (open.length === 0) return [];
  const asked = open.map(
    ({ parts, filters }, step) =>
      sql`(select ${step}::integer as step, t.id from ${tableOf(parts.resource, filters)} where ${matching(parts, filters)}
        order by t.id limit ${mostBeside})`,
  );
  const { rows: picked } = await sql<{ step: number; id: number }>`
    select f.step, f.id from (${sql.join(asked, sql` union all `)}) as f order by f.step, f.id`.execute(database);
  const byPage = Map.groupBy(picked, ({ step }) => open[step]!.entry.page.key);
  const read = await Promise.all(
    [...byPage.values()].map(async own => {
      const { parts } = open[own[0]!.step]!;
      const ids = own.map(({ id }) => id);
      const { listed } = fieldRights(parts);
      const rows = await selectRows(database, parts.resource, listed, sql`where t.id = any(${ids}::bigint[])`);
      return rows.map(row => [`${parts.page} ${row.id}`, row] as const);
    }),
  );
  const known = new Map(read.flat());
  return picked.flatMap(({ step, id }) => {
    const { entry, parts } = open[step]!;
    const row = known.get(`${parts.page} ${id}`);
    return row ? [{ entry, parts, row }] : [];
  });
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
