import type { RecordValues } from '@axle/page-kit';
import { type RawBuilder, sql } from 'kysely';

const oneOf = (column: string, values: unknown): RawBuilder<boolean> =>
  values === undefined ? sql<boolean>`true` : sql<boolean>`t.${sql.ref(column)} = any(${values as readonly number[]}::bigint[])`;

/** The condition over sellable stock as `t` for the stores, SKUs, PT SKUs and warehouses that were asked for. */
export const askedListings = ({ store, sku, ptSku, warehouse }: RecordValues): RawBuilder<boolean> => sql<boolean>`
  ${oneOf('store', store)} and ${oneOf('sku', sku)} and ${oneOf('pt_sku', ptSku)} and ${
    warehouse === undefined
      ? sql<boolean>`true`
      : sql<boolean>`t.warehouses && array(select code from warehouse where id = any(${warehouse as readonly number[]}::bigint[]))`
  }`;
