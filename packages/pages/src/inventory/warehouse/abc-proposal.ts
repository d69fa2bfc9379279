import type { PageTab } from '@axle/page-kit';
import { piecesTold } from '../stock-fields.ts';
import { abcOptions } from './bin-options.ts';

const on = (zh: string, en: string) => ({ zh, en });

/** SKUs of a warehouse by how often they leave, and into which bins the movers belong. */
export const abcProposalTab: PageTab = {
  key: 'abcProposal',
  title: on('ABC建议', 'ABC proposal'),
  tool: {
    reads: ['binCode', 'warehouse', 'area', 'seq', 'skus', 'qty'],
    inputs: { warehouse: { kind: 'ref', label: on('仓库', 'Warehouse'), entity: 'warehouse', required: true } },
    results: {
      a: piecesTold('A类SKU', 'A SKUs'),
      b: piecesTold('B类SKU', 'B SKUs'),
      c: piecesTold('C类SKU', 'C SKUs'),
      moves: piecesTold('建议移库', 'Moves proposed'),
      lines: {
        kind: 'lines',
        label: on('拣货区的SKU', 'SKUs of picking areas'),
        by: ['sku'],
        most: 5000,
        fields: {
          sku: { kind: 'code', label: on('SKU', 'SKU'), required: true, maxLength: 32, width: 150 },
          lines: { ...piecesTold('90天出库行', 'Lines in 90 days'), width: 120 },
          class: { kind: 'enum', label: on('类别', 'Class'), required: true, options: abcOptions, width: 80 },
          bin: { kind: 'code', label: on('现在的库位', 'Bin now'), required: true, maxLength: 40, width: 150 },
          seq: piecesTold('顺序', 'Sequence'),
          toBin: { kind: 'code', label: on('建议库位', 'Proposed bin'), maxLength: 40, width: 150 },
          toSeq: piecesTold('建议顺序', 'Its sequence'),
          qty: piecesTold('件数', 'Pieces'),
        },
      },
    },
  },
};
