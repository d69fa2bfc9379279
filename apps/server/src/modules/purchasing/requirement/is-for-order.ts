import type { RecordValues } from '@axle/page-kit';

const key = ['supplier', 'companyEntity', 'warehouse', 'currency'] as const;

/** [R2] Whether a requirement, or an order, has what an order's requirements have in common with it. */
export const isForOrder = (one: RecordValues, order: RecordValues): boolean => key.every(name => one[name] === order[name]);
