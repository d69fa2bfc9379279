import { text } from '@axle/kernel';
import type { PageTab } from '@axle/page-kit';
import { piecesField } from '../stock-fields.ts';
const parts = {
  available: piecesField('可用', 'Available'),
  reserved: piecesField('已分配', 'Allocated'),
  qcHold: piecesField('质检冻结', 'QC hold'),
  damaged: piecesField('残损', 'Damaged'),
  inTransit: piecesField('在途', 'In transit'),
};
const own = piecesField('自有合计', 'Own total', {
  help: text(
    '可用、已分配、质检冻结、残损与在途之和，等于同一时刻的库存。',
    'Available + allocated + QC hold + damaged + in transit, equal to the stock of the same moment.',
  ),
});

/** The stock of a SKU as plans, turnover and boards read it. */
export const planningStockTab = {
  key: 'planning',
  title: text('计划可用库存', 'Planning view'),
  tool: {
    reads: ['available', 'reserved', 'qcHold', 'damaged', 'inTransit'],
    inputs: {
      sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', required: true },
      warehouse: {
        kind: 'ref',
        label: text('仓库', 'Warehouse'),
        entity: 'warehouse',
        help: text('留空为您能看到的全部仓库。', 'Empty means all warehouses you can see.'),
      },
      at: {
        kind: 'instant',
        label: text('时刻', 'Moment'),
        help: text(
          '留空为现在；过去的时刻只有库存，不列在途单据。',
          'Empty means now; past moments show stock only, not the documents in transit.',
        ),
      },
    },
    results: {
      own,
      ...parts,
      expected: piecesField('预期（未归我方）', 'Expected, not ours yet'),
      warehouses: {
        kind: 'lines',
        label: text('各仓库', 'Warehouses'),
        by: ['warehouse'],
        most: 200,
        sums: ['available', 'reserved', 'qcHold', 'damaged', 'inTransit', 'own'],
        fields: {
          warehouse: { kind: 'ref', label: text('仓库', 'Warehouse'), entity: 'warehouse', required: true, width: 170 },
          ...parts,
          own,
        },
      },
      coming: {
        kind: 'lines',
        label: text('在途与预期', 'In transit and expected'),
        by: ['place'],
        most: 5000,
        sums: ['qty'],
        fields: {
          place: { kind: 'integer', label: text('行', 'Line'), required: true, min: 0, max: 1_000_000, hidden: true, width: 60 },
          warehouse: { kind: 'ref', label: text('仓库', 'Warehouse'), entity: 'warehouse', required: true, width: 170 },
          what: {
            kind: 'enum',
            label: text('归类', 'Counted as'),
            required: true,
            options: [
              { code: 'in_transit', label: text('在途', 'In transit'), tone: 'info' },
              { code: 'expected', label: text('预期', 'Expected'), tone: 'neutral' },
            ],
            width: 110,
          },
          qty: { ...piecesField('件数', 'Pieces'), required: true },
          eta: { kind: 'date', label: text('预计到仓', 'ETA'), width: 120 },
          document: { kind: 'code', label: text('单据', 'Document'), maxLength: 64, width: 190 },
        },
      },
    },
  },
} as const satisfies PageTab;
