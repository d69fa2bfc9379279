import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { importColumns } from '../registry/import-columns.ts';
import type { ImportForm } from './import-form.ts';

/** The form of an import whose further columns follow from records, with these columns as they are now; any other as it is. */
export async function withColumnsAcross(database: Kysely<Tables>, form: ImportForm): Promise<ImportForm> {
  const { resource, importing } = form;
  if (importing.across === undefined) return form;
  const columns = (await importColumns[resource.entity]?.(database)) ?? [];
  const across = columns.map(({ key, field }) => [key, field] as const);
  return {
    ...form,
    resource: {
      ...resource,
      fields: Object.fromEntries([...across, ...form.columns]),
      unique: [{ fields: importing.columns }],
      checks: [],
    },
    importing: {
      ...importing,
      columns: [...importing.columns, ...columns.map(({ key }) => key)],
      also: { ...importing.also, ...Object.fromEntries(columns.map(({ key, also }) => [key, also])) },
    },
    columns: [...form.columns, ...across],
  };
}
