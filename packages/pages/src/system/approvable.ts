import type { EnumOption, Resource } from '@axle/page-kit';
import { skuRecords } from '../basic/sku-list.ts';

/** The records that have fields under approval. */
export const approvable: readonly Resource[] = [skuRecords];

/** They as a dictionary. */
export const approvableEntities: readonly EnumOption[] = approvable.map(({ entity, label }) => ({ code: entity, label }));

/** Their fields under approval as a dictionary, each as `<entity>.<field>`. */
export const approvableFields: readonly EnumOption[] = approvable.flatMap(({ entity, fields }) =>
  Object.entries(fields)
    .filter(([, field]) => field.approval)
    .map(([key, { label }]) => ({ code: `${entity}.${key}`, label })),
);
