import type { ColumnDrill } from '@axle/page-kit';

/** Where the documents of a domain are listed: section, page, the field of their status, and a tab that shows all of them. */
const lists: Readonly<Record<string, readonly [section: string, page: string, field: string, tab: string]>> = {
  supplier: ['basic', 'supplier', 'stage', 'all'],
  bom: ['basic', 'bom', 'state', 'all'],
  exchangeRate: ['finance', 'exchangeRate', 'state', 'all'],
  messageTemplate: ['system', 'stationLetterTemplate', 'state', 'all'],
  changeRequest: ['system', 'basicInfoApproval', 'state', 'all'],
  downloadTask: ['resourceCenter', 'downList', 'state', 'tab2'],
  importTask: ['resourceCenter', 'importTask', 'state', 'tab1'],
  stockInOperation: ['wms', 'stockInOperation', 'state', 'all'],
  stockOutOperation: ['wms', 'stockOutOperation', 'state', 'all'],
  stockConversion: ['wms', 'stockConversion', 'state', 'all'],
  transferOrder: ['wms', 'transferOrder', 'state', 'all'],
  distributionPlan: ['delivery', 'distributionPlan', 'state', 'all'],
};

/** The way from a status to the documents that stand in it now. */
export const domainDrills: readonly ColumnDrill<'code' | 'domain'>[] = Object.entries(lists).map(
  ([domain, [section, page, field, tab]]) => ({
    section,
    page,
    tab,
    filters: [{ field, op: 'in', by: 'code' }],
    when: { field: 'domain', in: [domain] },
  }),
);
