import type { ColumnDrill } from '@axle/page-kit';

/** The tabs of outgoing inspections, each with the states that it lists. */
const tabs = {
  tab0: ['requested'],
  tab1: ['scheduled'],
  tab2: ['sampling', 'judging'],
  tab3: ['accepted', 'rejected', 'conceded', 'closed'],
} as const;

/** The ways from a line to its outgoing inspections, by where the last one stands. */
export const inspectionWays = Object.entries(tabs).map(([tab, states]): ColumnDrill<'purchaseOrder' | 'sku' | 'inspectionState'> => ({
  section: 'qualityTesting',
  page: 'outgoingInspection',
  tab,
  filters: [
    { field: 'purchaseOrder', op: 'in', by: 'purchaseOrder' },
    { field: 'sku', op: 'in', by: 'sku' },
  ],
  when: { field: 'inspectionState', in: states },
}));
