import { type EnumOption, pagesOf, type Resource } from '@axle/page-kit';
import { section as basic } from '../basic/index.ts';

const hasApproval = ({ fields }: Resource): boolean => Object.values(fields).some(({ approval }) => approval);

/** The records of the sections that hold master data that have fields under approval, each once. */
export const approvable: readonly Resource[] = [
  ...new Set([basic].flatMap(pagesOf).flatMap(({ resource }) => (resource && hasApproval(resource) ? [resource] : []))),
];

/** They as a dictionary. */
export const approvableEntities: readonly EnumOption[] = approvable.map(({ entity, label }) => ({ code: entity, label }));

/** Their fields under approval as a dictionary, each as `<entity>.<field>`. */
export const approvableFields: readonly EnumOption[] = approvable.flatMap(({ entity, fields }) =>
  Object.entries(fields)
    .filter(([, field]) => field.approval)
    .map(([key, { label }]) => ({ code: `${entity}.${key}`, label })),
);
