import { definePage } from '@axle/page-kit';
import { documentDrill } from '../../inventory/document-drills.ts';
import { lineRecords } from './line-records.ts';

const on = (zh: string, en: string) => ({ zh, en });
const inDraft = { field: 'planState', in: ['draft'] } as const;

export const distributionPlanDetail = definePage({
  key: 'distributionPlanDetail',
  title: on('分货明细', 'Distribution plan detail'),
  help: {
    why: on(
      '按SKU × 目的地查看和修改分货，对照分货前后的可售天数。',
      'See and change the split SKU by destination, with cover before and after.',
    ),
    notes: [
      on(
        '矩阵中方向键与回车移动，输入箱数后回车即保存；与建议不同会询问原因。',
        'In the matrix arrows and Enter move; cartons are saved by Enter, and a reason is asked where they differ from the suggestion.',
      ),
      on(
        '只有草稿可以修改；各目的地合计不能超过可分货数量：超出可分货数量 {n}。',
        'Only drafts are changed; the destinations together take no more than stands ready: Exceeds supply by {n}.',
      ),
      on(
        '锁定的格子不随“建议”改变。散件须有单独的权限。',
        'Locked cells stay as they are when the split is suggested anew. Loose pieces need a right of their own.',
      ),
      on(
        '“装载”按柜型显示体积与重量占比，较大者为装载率。',
        '“Load” tells the shares by volume and weight of each container; the larger is its fill.',
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
    { key: 'matrix', title: on('分货矩阵', 'Matrix'), view: 'delivery/distribution-matrix' },
    { key: 'lines', title: on('明细行', 'Lines') },
    { key: 'supply', title: on('货源', 'Supply'), view: 'delivery/distribution-supply' },
    { key: 'load', title: on('装载', 'Load'), view: 'delivery/distribution-load' },
  ],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'edit',
      title: on('改箱数', 'Change cartons'),
      on: 'one',
      tone: 'primary',
      when: inDraft,
      input: {
        cartons: { kind: 'integer', label: on('箱数', 'Cartons'), required: true, min: 0, max: 9999 },
        reason: {
          kind: 'text',
          label: on('原因', 'Reason'),
          maxLength: 200,
          help: on('与建议不同时必填，至少2个字符。', 'Needed where it differs from the suggestion, 2 characters or more.'),
        },
      },
    },
    {
      key: 'loose',
      title: on('散件', 'Loose pieces'),
      on: 'one',
      when: inDraft,
      input: {
        loose: { kind: 'integer', label: on('散件数', 'Loose pieces'), required: true, min: 0, max: 9999 },
        reason: { kind: 'text', label: on('原因', 'Reason'), required: true, maxLength: 200 },
      },
    },
    { key: 'resetSuggest', title: on('恢复建议', 'Back to the suggestion'), on: 'many', when: inDraft },
    { key: 'lockCell', title: on('锁定/解锁', 'Lock or unlock'), on: 'many', when: inDraft },
    {
      key: 'splitShipment',
      title: on('拆分发运', 'Split the shipment'),
      on: 'many',
      when: inDraft,
      confirm: on(
        '所选行移到同一发货节点与运输方式的新草稿计划。',
        'The ticked lines go to a new draft from the same node by the same channel.',
      ),
      input: {
        departWeek: { kind: 'week', label: on('新计划出发周', 'New plan departs in'), required: true },
        shipDate: { kind: 'date', label: on('发货日期', 'Ships on') },
      },
    },
  ],
});
