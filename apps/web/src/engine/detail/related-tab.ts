import type { RelatedRecords } from '@axle/page-kit';

/** Key of a tab of related records: a page may refer to the record by several of its fields. */
export const relatedTab = ({ page, field }: RelatedRecords): string => `${page}_${field}`;
