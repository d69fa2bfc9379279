import type { RecordValues } from '@axle/page-kit';

/** The SKUs that suppliers' articles are linked to, each once. */
export const skusIn = (articles: readonly RecordValues[]): readonly number[] => [
  ...new Set(articles.flatMap(({ sku }) => (typeof sku === 'number' ? [sku] : []))),
];
