import type { PageEntry } from '../registry/page-registry.ts';

const bySection: Readonly<Record<string, string>> = {
  basic: 'catalogue',
  newProducts: 'catalogue',
  wms: 'stock',
  delivery: 'stockDocuments',
  logistics: 'logistics',
  statistics: 'logistics',
  finance: 'finance',
  purchase: 'purchasing',
  mrp: 'planning',
  qualityTesting: 'quality',
  oms: 'orders',
  operation: 'orders',
  system: 'logs',
  logs: 'logs',
  resourceCenter: 'logs',
};

/** Download category of a page's exports: a code of the dictionary of categories. */
export const exportCategory = ({ section }: PageEntry): string => bySection[section.key] ?? 'logs';
