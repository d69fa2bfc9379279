import { ok } from '@axle/kernel';
import { type ExportChoice, type ExportTemplate, mainPaths } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { type NamedThings, removeNamed, saveNamed } from '../layouts/save-named.ts';
import { mayPublish, onListedPage } from '../layouts/view-rights.ts';
import { seenViews } from '../layouts/views-of.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import type { Registry } from '../registry/registry.ts';
import { readableColumns } from './export-rights.ts';

const templates: NamedThings = {
  table: 'export_template',
  one: { zh: '导出模板', en: 'export template' },
  many: { zh: '导出模板', en: 'export templates' },
};

const page = z.string().min(1).max(80);
const positive = z.number().int().positive();

const templateShape = z.object({
  page,
  id: positive.optional(),
  version: positive.optional(),
  name: z.string().trim().min(1).max(60),
  audience: z.enum(['private', 'team', 'public']),
  columns: z.array(z.string().min(1).max(80)).min(1).max(200),
  format: z.enum(['xlsx', 'csv']),
});

/** Export templates of a page: read, kept for oneself or shared, taken away. */
export const exportTemplateCalls = ({
  database,
  registry,
}: {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.exportTemplates,
    input: z.object({ page }),
    handle: (caller, input) =>
      onListedPage(registry, caller, input.page, async entry => ok({ templates: await templatesOf(database, caller, entry) })),
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.saveExportTemplate,
    input: templateShape,
    handle: (caller, { columns, format, ...named }) =>
      onListedPage(registry, caller, named.page, () =>
        saveNamed(database, caller, templates, { ...named, state: { columns: [...new Set(columns)], format } satisfies ExportChoice }),
      ),
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.removeExportTemplate,
    input: z.object({ page, id: positive, version: positive }),
    handle: (caller, input) => removeNamed(database, caller, templates, input),
  }),
];

/** The templates that a person may use, without columns that the page lost or that may not be read; one without any is left out. */
async function templatesOf(database: Kysely<Tables>, caller: Caller, entry: PageEntry): Promise<readonly ExportTemplate[]> {
  const { rows } = await sql<
    Omit<ExportTemplate, 'own' | keyof ExportChoice> & { readonly owner_id: number; readonly state: ExportChoice }
  >`
    select id, name, audience, owner_id, version, state from export_template v
    where page = ${entry.page.key} and ${seenViews(caller.access.userId)} order by lower(name), id limit 200`.execute(database);
  return rows
    .map(({ owner_id, state: { columns, format }, ...template }) => ({
      ...template,
      own: owner_id === caller.access.userId || mayPublish(caller),
      format,
      columns: readableColumns(entry, caller.access, columns),
    }))
    .filter(({ columns }) => columns.length > 0);
}
