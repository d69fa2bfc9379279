import type { Field } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { extensionPoint, knowsEntity } from '../registry/extension-point.ts';
import type { Registry } from '../registry/registry.ts';
import type { ImportForm } from './import-form.ts';

/** A column of a file whose columns follow from records: its key, the names that it may be headed by besides, and what its cells are. */
export interface ColumnAcross {
  readonly key: string;
  readonly also: readonly string[];
  readonly field: Field;
}

/** The columns of imports that are named across, by entity. */
export const importColumns = extensionPoint<(database: Kysely<Tables>) => Promise<readonly ColumnAcross[]>>(
  'columns of imports',
  knowsEntity,
);

/** The form of an import whose further columns follow from records, with these columns as they are now; any other as it is. */
export async function withColumnsAcross(database: Kysely<Tables>, registry: Registry, form: ImportForm): Promise<ImportForm> {
  const { resource, importing } = form;
  if (importing.across === undefined) return form;
  const columns = (await registry.part(importColumns, resource.entity)?.(database)) ?? [];
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
