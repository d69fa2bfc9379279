import type { Field } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { propertyColumns } from '../../modules/catalog/property/property-columns.ts';

/** A column of a file whose columns follow from records: its key, the names that it may be headed by besides, and what its cells are. */
export interface ColumnAcross {
  readonly key: string;
  readonly also: readonly string[];
  readonly field: Field;
}

/** The columns of imports that are named across, by entity. */
export const importColumns: Readonly<Record<string, (database: Kysely<Tables>) => Promise<readonly ColumnAcross[]>>> = {
  skuPropertyValue: propertyColumns,
};
