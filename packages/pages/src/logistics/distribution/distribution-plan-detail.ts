import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { documentDrill } from '../../inventory/document-drills.ts';
import { lineRecords } from './line-records.ts';
const inDraft = { field: 'planState', in: ['draft'] } as const;

export const distributionPlanDetail = definePage({
  key: 'distributionPlanDetail',
  title: text('分货明细', 'Distribution plan detail'),
  help: {
    why: text(
      '按SKU × 目的地查看和修改分货，并对照分货前后的可售天数。',
      'View and change the distribution by SKU and destination, comparing days of cover before and after.',
    ),
    notes: [
      text(
        '矩阵中用方向键与回车移动，输入箱数后按回车保存；与建议不同时须填写原因。',
        'In the matrix, move with arrow keys and Enter; Enter also saves the cartons you typed. A reason is required if they differ from the suggestion.',
      ),
      text(
        '只有草稿可以修改；各目的地合计不能超过可分货数量：超出可分货数量 {n}。',
        'Only drafts can be changed; the total of all destinations must not exceed the supply: Exceeds supply by {n}.',
      ),
      text(
        '锁定的单元格不随“建议”改变。散件须有单独的权限。',
        'Locked cells are not changed by “Suggest”. Loose pieces need a separate permission.',
      ),
      text(
        '“装载”按柜型显示体积与重量占比，较大者为装载率。',
        '“Load” shows volume and weight as a share of each container; the larger is the fill rate.',
      ),
    ],
  },
  resource: lineRecords,
  columns: [
    'planNo',
    'skuCode',
    'sku',
    'toNode',
    'destKind',
    'planState',
    'cartonQty',
    'ready',
    'dailySales',
    'need',
    'have',
    'coverBefore',
    'suggestedCartons',
    'cartons',
    'loose',
    'qty',
    'coverAfter',
    'result',
    'changed',
    'locked',
    'reason',
    'outboundNo',
    'shipped',
    'departWeek',
    'fromNode',
    'channel',
    'equipment',
    'cartonCbm',
    'cartonKg',
  ],
  pinned: 2,
  filters: ['planNo', 'skuCode', 'toNode', 'result', 'changed', 'coverAfter', 'planState', 'departWeek'],
  totals: ['cartons', 'qty', 'need', 'shipped'],
  search: ['planNo', 'skuCode'],
  sort: [{ field: 'planNo', descending: true }, { field: 'skuCode' }],
  drills: {
    outboundNo: documentDrill('outbound', 'outboundNo'),
    planNo: { section: 'delivery', page: 'distributionPlan', tab: 'all', filters: [{ field: 'planNo', op: 'eq', by: 'planNo' }] },
  },
  tabs: [
    { key: 'matrix', title: text('分货矩阵', 'Matrix'), view: 'logistics/distribution-matrix' },
    { key: 'lines', title: text('明细行', 'Lines') },
    { key: 'supply', title: text('货源', 'Supply'), view: 'logistics/distribution-supply' },
    { key: 'load', title: text('装载', 'Load'), view: 'logistics/distribution-load' },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'edit',
      title: text('改箱数', 'Change cartons'),
      on: 'one',
      tone: 'primary',
      when: inDraft,
      input: {
        cartons: { kind: 'integer', label: text('箱数', 'Cartons'), required: true, min: 0, max: 9999 },
        reason: {
          kind: 'text',
          label: text('原因', 'Reason'),
          maxLength: 200,
          help: text('与建议不同时必填，至少2个字符。', 'Required if it differs from the suggestion, at least 2 characters.'),
        },
      },
    },
    {
      key: 'loose',
      title: text('散件', 'Loose pieces'),
      on: 'one',
      when: inDraft,
      input: {
        loose: { kind: 'integer', label: text('散件数', 'Loose pieces'), required: true, min: 0, max: 9999 },
        reason: { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 200 },
      },
    },
    { key: 'resetSuggest', title: text('恢复建议', 'Revert to suggestion'), on: 'many', when: inDraft },
    { key: 'lockCell', title: text('锁定/解锁', 'Lock or unlock'), on: 'many', when: inDraft },
    {
      key: 'splitShipment',
      title: text('拆分发运', 'Split shipment'),
      on: 'many',
      when: inDraft,
      confirm: text(
        '所选行移到同一发货节点与运输方式的新草稿计划。',
        'Moves the selected lines to a new draft plan with the same origin and channel.',
      ),
      input: {
        departWeek: { kind: 'week', label: text('新计划出发周', 'New departure week'), required: true },
        shipDate: { kind: 'date', label: text('发货日期', 'Ship date') },
      },
    },
  ],
});
