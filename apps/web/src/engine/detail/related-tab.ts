import type { RelatedRecords } from '@axle/page-kit';

/** The tab of related records: a page may tell of a record by several of its fields. */
export const relatedTab = ({ page, field }: RelatedRecords): string => `${page}_${field}`;
