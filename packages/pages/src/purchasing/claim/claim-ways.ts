import type { ColumnDrill } from '@axle/page-kit';
import { documentDrill } from '../../inventory/document-drills.ts';
import { documentWays, inspectionWays } from '../document-ways.ts';

type Name = 'bizNo' | 'bizKind' | 'lotType';

const other = (kind: string, section: string, page: string, tab: string, field: string): ColumnDrill<Name> => ({
  section,
  page,
  tab,
  filters: [{ field, op: 'eq', by: 'bizNo' }],
  when: { field: 'bizKind', in: [kind] },
});

const stock = (['transfer', 'outbound', 'fba_shipment'] as const).map(kind =>
  documentDrill<Name>(kind, 'bizNo', { field: 'bizKind', in: [kind] }),
);

/** The ways from the number of a document that a claim is about to it. */
export const claimWays: readonly ColumnDrill<Name>[] = [
  ...documentWays<Name>('bizNo', 'bizKind', ['order', 'batch', 'receipt', 'report', 'after_sale', 'deduction', 'settlement']),
  ...inspectionWays<Name>('bizNo', 'lotType'),
  ...stock,
  other('loading', 'qualityTesting', 'finalShipmentInspection', 'all', 'checkNo'),
  other('invoice', 'purchase', 'supplierInvoices', 'all', 'ivNo'),
  other('payment', 'finance', 'paymentApproval', 'tab2', 'paymentNo'),
];
