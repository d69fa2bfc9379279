import { text } from '@axle/kernel';
import type { PageTab } from '@axle/page-kit';
import { piecesField } from '../stock-fields.ts';
import { abcOptions } from './bin-options.ts';

/** SKUs of a warehouse by how often they leave, and into which bins the movers belong. */
export const abcProposalTab = {
  key: 'abcProposal',
  title: text('ABC建议', 'ABC proposal'),
  tool: {
    reads: ['binCode', 'warehouse', 'area', 'seq', 'skus', 'qty'],
    inputs: { warehouse: { kind: 'ref', label: text('仓库', 'Warehouse'), entity: 'warehouse', required: true } },
    results: {
      a: piecesField('A类SKU', 'Class A SKUs'),
      b: piecesField('B类SKU', 'Class B SKUs'),
      c: piecesField('C类SKU', 'Class C SKUs'),
      moves: piecesField('建议移库', 'Proposed moves'),
      lines: {
        kind: 'lines',
        label: text('拣货区SKU', 'SKUs in picking areas'),
        by: ['sku'],
        most: 5000,
        fields: {
          sku: { kind: 'code', label: text('SKU', 'SKU'), required: true, maxLength: 32, width: 150 },
          lines: { ...piecesField('90天出库行数', 'Outbound lines (90 days)'), width: 120 },
          class: { kind: 'enum', label: text('类别', 'Class'), required: true, options: abcOptions, width: 80 },
          bin: { kind: 'code', label: text('当前库位', 'Current bin'), required: true, maxLength: 40, width: 150 },
          seq: piecesField('顺序', 'Sequence'),
          toBin: { kind: 'code', label: text('建议库位', 'Proposed bin'), maxLength: 40, width: 150 },
          toSeq: piecesField('建议顺序', 'Proposed sequence'),
          qty: piecesField('件数', 'Pieces'),
        },
      },
    },
  },
} as const satisfies PageTab;
